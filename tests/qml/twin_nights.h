// Plays two nights that people at the table cannot distinguish: the same events, but both players have other,
// equally legal secrets. Until the rules reveal these, both windows must show the same.
#pragma once

#include <QElapsedTimer>

#include "complete_window.h"
#include "evening.h"
#include "rules/referee/chance.h"
#include "rules/referee/random_play.h"

namespace lk::test {

/// The window is redrawn completely: partial updates leave edges that depend on which parts were drawn.
inline QImage drawnWhole(QQuickWindow& window) {
  const QSize size = window.size();
  window.resize(size.width() + 1, size.height());
  window.grabWindow();
  window.resize(size);
  return window.grabWindow();
}

/// Returns a picture of a complete window; fails if something in it is never completed.
inline QImage pictureOf(QQuickWindow& window) {
  constexpr int kCompleteWithin = 60'000;  // milliseconds
  QImage image = drawnWhole(window);
  QElapsedTimer waited;
  waited.start();
  while (const QQuickItem* part = stillLoading(window.contentItem())) {
    if (waited.hasExpired(kCompleteWithin))
      qFatal("never complete: %s %s", part->metaObject()->className(),
             qPrintable(part->property("source").toString()));
    QTest::qWait(5);
    image = drawnWhole(window);
  }
  return image;
}

/// Returns whether two pictures of a window show the same. Edges of letters may differ by a fraction of a
/// pixel, because they depend on what was drawn there before; letters may not.
inline bool alike(const QImage& a, const QImage& b) {
  constexpr int kCoarser = 4;
  constexpr int kMaxEdge = 40;  // of 255
  if (a.isNull() || a.size() != b.size()) return false;
  const auto coarse = [](const QImage& image) {
    return image.scaled(image.size() / kCoarser, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB888);
  };
  const QImage one = coarse(a);
  const QImage other = coarse(b);
  for (int y = 0; y < one.height(); ++y)
    for (int i = 0; i < 3 * one.width(); ++i)
      if (std::abs(one.constScanLine(y)[i] - other.constScanLine(y)[i]) > kMaxEdge) return false;
  return true;
}

/// A night shown in a window of its own. When the nights differ for good, the second one restarts with the
/// first one's events.
class Telling {
 public:
  Telling() {
    if (const Outcome<Done> loaded = window.load(); !loaded) qFatal("%s", loaded.fault().text().c_str());
    window.settings().setMotion(false);
    window.settings().setShowDuels(false);
    window.showPage("table");
  }
  void begin(int number) {
    session = std::make_unique<app::TableSession>(kit(), std::vector<vision::Reference>(), number);
    window.table().beginNight(number);
  }
  rules::Verdict take(const rules::Event& event) {
    const std::size_t before = session->night().referee().log().size();
    const Outcome<app::Moment> moment = session->say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    window.table().show(*moment);
    return session->night().referee().log().size() > before ? rules::Verdict::accepted
                                                            : rules::Verdict::refused;
  }
  /// Shows another night's contents as if it were this one's.
  void retell(const Telling& other, int number) {
    begin(number);
    for (const rules::Event& event : other.session->night().referee().standing())
      if (!session->night().take(event)) qFatal("a night cannot be told again");
    const Outcome<app::Moment> all = session->nowWithReports();
    if (!all) qFatal("%s", all.fault().text().c_str());
    window.table().show(*all);
  }
  [[nodiscard]] const rules::Referee& referee() const { return session->night().referee(); }
  /// Returns the complete state without the secret part: what people at the table see the cards and tokens
  /// do.
  [[nodiscard]] Json publicly() const {
    Json view = referee().view(rules::Audience::record).json;
    Json seats = Json::object({});
    for (const auto& [letter, figures] : view["seats"].members()) {
      Json open = figures;
      open.set("dv", Json());
      seats.set(letter, std::move(open));
    }
    return view.set("seats", std::move(seats)), view;
  }

  app::WindowEngine window{kit()};
  std::unique_ptr<app::TableSession> session;
};

/// Replaces the secret of an event by an equally legal one; keeps the event if it has no secret, or if no
/// other is legal.
class OtherSecrets {
 public:
  OtherSecrets(rules::Chance& chance) : chance_(chance) {}

  rules::Event of(const rules::Event& event, const rules::Referee& referee) {
    rules::Event other = event;
    // Dice that are open already are rolled openly again.
    const Json view = referee.view(rules::Audience::table).json;
    if (event.kind() == "roll" && !view["seats"][event.body["seat"].asString()]["dv"].isInt()) {
      Json dice = Json::array();
      for (std::size_t i = 0; i < event.body["dice"].items().size(); ++i) dice.push(chance_.die());
      other.body.set("dice", std::move(dice));
    }
    const std::string& option = event.body["option"].asString();
    if (event.kind() == "decide" && option.starts_with("bid:"))
      other.body.set("option", anyOf(referee, *event.seat(), "bid", option));
    const bool secretly =
        event.kind() == "upgrade" && event.body["card"].asString() != "skip" && picksInSecret(referee);
    if (secretly && !event.body["card"].isNull()) {
      other.body.set("card", anyOf(referee, *event.seat(), "upgrade", event.body["card"].asString()));
      if (other != event && event.body.find("replaces"))
        other = rules::Event{
            Json::object({{"e", "upgrade"}, {"seat", event.body["seat"]}, {"card", other.body["card"]}})};
    }
    rules::Referee ahead = referee;
    const bool legal = ahead.take(other).verdict == ahead_(referee, event);
    return legal ? other : event;
  }
  [[nodiscard]] int swapped(const rules::Event& one, const rules::Event& other) const {
    return one == other ? 0 : 1;
  }

 private:
  static rules::Verdict ahead_(const rules::Referee& referee, const rules::Event& event) {
    rules::Referee ahead = referee;
    return ahead.take(event).verdict;
  }
  static bool picksInSecret(const rules::Referee& referee) {
    for (const rules::Prompt& prompt : referee.prompts())
      if (prompt.id == "upgrade") return prompt.arguments["secret"].asBool();
    return false;
  }
  std::string anyOf(const rules::Referee& referee, rules::Seat seat, std::string_view prompt,
                    const std::string& otherwise) {
    for (const rules::Prompt& open : referee.prompts()) {
      if (open.id != prompt || open.seat != seat) continue;
      std::vector<std::string> all;
      for (const std::string& option : open.legal)
        if (option != "skip" && option != "secret") all.push_back(option);
      if (!all.empty()) return all[static_cast<std::size_t>(chance_.below(static_cast<int>(all.size())))];
    }
    return otherwise;
  }

  rules::Chance& chance_;
};

}  // namespace lk::test
