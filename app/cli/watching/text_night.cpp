#include "app/cli/watching/text_night.h"

#include <fcntl.h>
#include <unistd.h>

#include "app/cli/watching/night_watch.h"
#include "app/phrases/check_words.h"
#include "app/phrases/pause_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

class Teller {
 public:
  Teller(const GameKit& kit, Console& console) : kit_(kit), console_(console) {
    for (const rules::Seat seat : rules::kAllSeats)
      names_.of[rules::index(seat)] = QStringLiteral("Player %1").arg(QLatin1Char(rules::letter(seat)));
  }

  void tell(const Report& report) {
    seconds_ = report.seconds;
    std::visit([&](const auto& what) { line(what); }, report.what);
  }

 private:
  void line(const CardReport& card) {
    if (card.zone.empty()) return;
    const std::string name = card.face == "down" ? "a card face down"
                             : card.key.empty()  ? "a card I cannot name"
                                                 : card.key;
    say("   ", QString::fromStdString(card.zone + ": " + name));
  }
  void line(const DiceReport& dice) {
    if (dice.masked)
      say("   ", QStringLiteral("tray %1: dice at rest, covered").arg(QString::fromStdString(dice.tray)));
  }
  void line(const EventReport& event) { say(" * ", heard(event.event, kit_, names_)); }
  void line(const RulingReport& ruling) {
    if (ruling.ruling.verdict != rules::Verdict::accepted) say(" ? ", cure(ruling.ruling, kit_, names_));
    for (const rules::Step& step : ruling.ruling.steps)
      say("   ", QStringLiteral("%1  %2").arg(qtText(step.rule.text), says(step, kit_, names_)));
  }
  void line(const PromptsReport& prompts) {
    for (const rules::Prompt& prompt : prompts.prompts) say(" > ", ask(prompt, kit_, names_));
  }
  void line(const SourceReport& source) {
    say("   ", source.back() ? QStringLiteral("the picture is back") : pauseText(source.why));
  }
  void line(const HintReport& hint) { say(" ? ", hintText(hint.about)); }
  void line(const ResultReport& result) {
    say(" * ", resultText(result.result, names_));
    for (const auto& [seat, figures] : result.standing.members()) {
      const Json& won = rules::seatFigure(*kit_.game, figures, rules::FigureRole::primary);
      const Json& left = rules::seatFigure(*kit_.game, figures, rules::FigureRole::secondary);
      if (won.isInt() && left.isInt())
        say("   ", QStringLiteral("%1: points %2, health %3")
                       .arg(names_[rules::seatFrom(seat).value_or(rules::Seat::A)])
                       .arg(won.asInt())
                       .arg(left.asInt()));
    }
  }

  void say(const char* mark, const QString& sentence) {
    const QString when = QString::number(seconds_, 'f', 1).rightJustified(6);
    console_.tell(when.toStdString() + " s" + mark + sentence.toStdString() + "\n");
  }

  const GameKit& kit_;
  Console& console_;
  Names names_;
  double seconds_ = 0;
};

}  // namespace

Outcome<Done> tellNight(const std::string& scene, Console& console) {
  Outcome<WatchPlan> plan = planWatch({"", {}, "", "stage:" + scene});
  if (!plan) return plan.fault();
  Night night(plan->kit);
  Teller teller(*plan->kit, console);
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  InputLines said(nothing);
  NightWatch watch(*plan, night, rules::Audience::table, 0);
  const Outcome<WatchEnd> end = watch.run(
      said, [&](const Report& report) { teller.tell(report); }, [](const Fault&) {});
  ::close(nothing);
  if (!end) return end.fault();
  return Done{};
}

}  // namespace lk::app
