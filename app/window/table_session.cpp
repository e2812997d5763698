#include "app/window/table_session.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <opencv2/imgproc.hpp>

#include "app/table/privacy.h"
#include "app/words/card_words.h"

namespace lk::app {

namespace {

struct SeenWords {
  Q_DECLARE_TR_FUNCTIONS(SeenWords)
};

std::array<QPointF, 4> cornersOf(const vision::Quad& quad) {
  std::array<QPointF, 4> corners;
  for (std::size_t i = 0; i < 4; ++i) corners[i] = QPointF(quad[i].x, quad[i].y);
  return corners;
}

QString nameOf(const std::string& key, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(withoutGame(key));
  return card.known() ? cardName(kit.cards[card]) : QString::fromStdString(key);
}

SeenThing seenCard(const vision::CardSighting& card, const GameKit& kit) {
  SeenThing seen;
  seen.corners = cornersOf(card.corners);
  if (card.face == vision::Face::down) {
    seen.label = SeenWords::tr("face down");
  } else if (card.key) {
    seen.label = nameOf(*card.key, kit);
  } else {
    seen.sure = false;
    seen.label =
        card.maybe.empty() ? QStringLiteral("?") : nameOf(card.maybe.front().key, kit) + QStringLiteral("?");
  }
  return seen;
}

SeenThing seenTray(const vision::SheetSighting& sheet, QChar letter, bool covered,
                   const std::vector<vision::StableTray>& trays) {
  SeenThing seen;
  seen.corners = cornersOf(sheet.corners);
  seen.covered = covered;
  seen.label = (covered ? SeenWords::tr("Tray %1, covered") : SeenWords::tr("Tray %1")).arg(letter);
  if (covered) return seen;
  for (const vision::StableTray& tray : trays) {
    if (QString::fromStdString(tray.id) != letter) continue;
    QStringList values;
    for (const vision::DieSighting& die : tray.dice) {
      seen.sure = seen.sure && die.value;
      values += die.value ? QString::number(*die.value) : QStringLiteral("?");
    }
    if (!values.isEmpty()) seen.label += QStringLiteral(": ") + values.join(QStringLiteral(" + "));
  }
  return seen;
}

/// A tray with what surrounds it may look like a card without a name; nobody wants to be asked about that.
bool holdsATray(const vision::CardSighting& card, const std::vector<vision::SheetSighting>& sheets) {
  const std::vector<cv::Point2f> outline(card.corners.begin(), card.corners.end());
  return std::any_of(sheets.begin(), sheets.end(), [&](const vision::SheetSighting& sheet) {
    cv::Point2f centre(0, 0);
    for (const cv::Point2f& corner : sheet.corners) centre += corner * 0.25F;
    return sheet.id.starts_with("TRAY:") && cv::pointPolygonTest(outline, centre, false) > 0;
  });
}

/// Whether every field of a tap has one of its values.
bool isPicked(const rules::QuickAction& action, const Json& picked) {
  return std::all_of(action.fields.begin(), action.fields.end(), [&](const rules::QuickField& field) {
    const std::string& value = picked[field.seat ? rules::name(*field.seat) : ""][field.name].asString();
    return std::find(field.values.begin(), field.values.end(), value) != field.values.end();
  });
}

}  // namespace

TableSession::TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references,
                           int number)
    : TableSession(std::move(kit), vision::CardIndex(std::move(references)), number) {}

TableSession::TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number)
    : kit_(std::move(kit)),
      number_(number),
      night_(kit_),
      watcher_(night_, std::move(cards), rules::Audience::table) {}

Outcome<Moment> TableSession::see(const cv::Mat& bgr, double seconds) {
  seconds_ = seconds;
  Outcome<std::vector<Report>> reports = watcher_.see(bgr, seconds);
  if (!reports) return reports.fault();
  return moment(std::move(*reports));
}

Outcome<Moment> TableSession::say(const rules::Event& event) {
  Outcome<std::vector<Report>> reports = watcher_.say(event, seconds_);
  if (!reports) return reports.fault();
  return moment(std::move(*reports));
}

Outcome<Moment> TableSession::answer(std::size_t candidate) {
  if (candidate >= watcher_.candidates().size()) return now();
  const rules::Event meant = watcher_.candidates()[candidate];  // a copy: accepting it empties the candidates
  return say(meant);
}

Outcome<Moment> TableSession::quick(const std::string& action, const Json& picked) {
  const rules::Referee& referee = night_.referee();
  const std::vector<rules::QuickAction> offered = kit_->game->quickActions(referee.state(), kit_->cards);
  const auto meant = std::find_if(offered.begin(), offered.end(),
                                  [&](const rules::QuickAction& each) { return each.id == action; });
  if (meant == offered.end() || !isPicked(*meant, picked)) return now();
  const std::vector<rules::Event> events =
      kit_->game->quickEvents(referee.state(), kit_->cards, action, picked);
  rules::Referee ahead = referee;
  for (const rules::Event& event : events) {
    rules::Ruling ruling = ahead.take(event);
    if (ruling.verdict != rules::Verdict::accepted)
      return moment({{seconds_, EventReport{event}}, {seconds_, RulingReport{std::move(ruling)}}});
  }
  std::vector<Report> told;
  for (const rules::Event& event : events) {
    Outcome<std::vector<Report>> reports = watcher_.say(event, seconds_);
    if (!reports) return reports.fault();
    std::move(reports->begin(), reports->end(), std::back_inserter(told));
  }
  return moment(std::move(told));
}

Moment TableSession::now() const {
  return moment({});
}

Outcome<Moment> TableSession::retold() const {
  Night again(kit_);
  Watcher ears(again, vision::CardIndex({}), rules::Audience::table);
  std::vector<Report> told;
  for (const rules::Event& event : night_.referee().standing()) {
    Outcome<std::vector<Report>> reports = ears.say(event, 0);
    if (!reports) return reports.fault();
    std::move(reports->begin(), reports->end(), std::back_inserter(told));
  }
  return moment(std::move(told));
}

Moment TableSession::moment(std::vector<Report> reports) const {
  const rules::Referee& referee = night_.referee();
  Moment moment;
  moment.night = number_;
  moment.kit = kit_;
  moment.reports = std::move(reports);
  moment.begun = referee.begun();
  moment.view = referee.view(rules::Audience::table).json;
  if (moment.begun) moment.prompts = referee.prompts();
  if (scored_) moment.quick = kit_->game->quickActions(referee.state(), kit_->cards);
  moment.result = referee.result();
  moment.standing = static_cast<int>(referee.standing().size());
  return moment;
}

std::vector<rules::Seat> TableSession::covered() const {
  return night_.referee().view(rules::Audience::table).coveredTrays;
}

Picture TableSession::picture(const cv::Mat& bgr) const {
  const std::vector<rules::Seat> covered = this->covered();
  const vision::Tracker& tracker = watcher_.tracker();
  Picture picture;
  picture.image = QImage(bgr.cols, bgr.rows, QImage::Format_RGB32);
  cv::Mat shown(bgr.rows, bgr.cols, CV_8UC4, picture.image.bits(),
                static_cast<std::size_t>(picture.image.bytesPerLine()));
  cv::cvtColor(bgr, shown, cv::COLOR_BGR2BGRA);
  std::vector<vision::SheetSighting> certain = tracker.sheets();
  std::erase_if(certain,
                [&](const auto& sheet) { return !watcher_.looked() || !tracker.placeCertain(sheet.id); });
  coverPrivate(shown, covered, certain);

  for (const vision::SheetSighting& sheet : tracker.sheets()) {
    const QString id = QString::fromStdString(sheet.id);
    if (!id.startsWith(QLatin1String("TRAY:")) || id.size() != 6) continue;
    const bool isCovered = std::any_of(covered.begin(), covered.end(), [&](rules::Seat seat) {
      return id.back() == QLatin1Char(rules::letter(seat));
    });
    picture.seen.push_back(seenTray(sheet, id.back(), isCovered, tracker.trays()));
  }
  for (const vision::StableCard& card : tracker.cards())
    if (card.card.key || !holdsATray(card.card, tracker.sheets()))
      picture.seen.push_back(seenCard(card.card, *kit_));
  return picture;
}

}  // namespace lk::app
