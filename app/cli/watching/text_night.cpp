#include "app/cli/watching/text_night.h"

#include <fcntl.h>
#include <unistd.h>

#include "app/cli/watching/night_watch.h"
#include "app/phrases/check_words.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/pause_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

class NightPrinter {
 public:
  NightPrinter(const GameKit& kit, Console& console) : kit_(kit), console_(console) {
    for (const rules::Seat seat : rules::kAllSeats)
      names_.of[rules::index(seat)] = QStringLiteral("Player %1").arg(QLatin1Char(rules::letter(seat)));
  }

  void print(const Report& report) {
    seconds_ = report.seconds;
    std::visit([&](const auto& what) { line(what); }, report.what);
  }

 private:
  void line(const CardReport& card) {
    if (card.zone.empty()) return;
    const std::string name = card.face == "down" ? "a card face down"
                             : card.key.empty()  ? "a card I cannot name"
                                                 : card.key;
    print("   ", QString::fromStdString(card.zone + ": " + name));
  }
  void line(const DiceReport& dice) {
    if (dice.masked)
      print("   ", QStringLiteral("tray %1: dice at rest, covered").arg(QString::fromStdString(dice.tray)));
  }
  void line(const EventReport& event) {
    print(" * ", withLyingNames(eventText(event.event, kit_, names_), {}, kit_, names_));
  }
  void line(const RulingReport& ruling) {
    if (ruling.ruling.verdict != rules::Verdict::accepted) print(" ? ", cure(ruling.ruling, kit_, names_));
    for (const rules::Step& step : ruling.ruling.steps)
      print("   ", QStringLiteral("%1  %2").arg(qtText(step.rule.text), stepText(step, kit_, names_)));
  }
  void line(const PromptsReport& prompts) {
    for (const rules::Prompt& prompt : prompts.prompts) print(" > ", promptText(prompt, kit_, names_));
  }
  void line(const SourceReport& source) {
    print("   ", source.back() ? QStringLiteral("the picture is back") : pauseText(source.why));
  }
  void line(const HintReport& hint) { print(" ? ", hintText(hint.about, hint.tiles)); }
  void line(const ResultReport& result) {
    print(" * ", resultText(result.result, names_));
    for (const auto& [seat, figures] : result.standing.members()) {
      const Json& won = rules::seatFigure(*kit_.game, figures, rules::FigureRole::primary);
      const Json& left = rules::seatFigure(*kit_.game, figures, rules::FigureRole::secondary);
      if (won.isInt() && left.isInt())
        print("   ", QStringLiteral("%1: points %2, health %3")
                         .arg(names_[rules::seatFrom(seat).value_or(rules::Seat::A)])
                         .arg(won.asInt())
                         .arg(left.asInt()));
    }
  }

  void print(const char* mark, const QString& sentence) {
    const QString when = QString::number(seconds_, 'f', 1).rightJustified(6);
    console_.print(when.toStdString() + " s" + mark + sentence.toStdString() + "\n");
  }

  const GameKit& kit_;
  Console& console_;
  Names names_;
  double seconds_ = 0;
};

}  // namespace

Outcome<Done> printNight(const std::string& scene, Console& console) {
  Outcome<WatchPlan> plan = planWatch({"", {}, "", "stage:" + scene}, [&] { console.note(kFirstStart); });
  if (!plan) return plan.fault();
  NightHost host(plan->kit, vision::CardIndex(std::move(plan->cards), vision::Search::sieved));
  NightPrinter printer(*plan->kit, console);
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  InputLines lines(nothing);
  NightWatch watch(*plan, host, 0);
  const Outcome<WatchEnd> end = watch.run(
      lines, [&](const Report& report) { printer.print(report); }, [](const Fault&) {});
  ::close(nothing);
  if (!end) return end.fault();
  return Done{};
}

}  // namespace lk::app
