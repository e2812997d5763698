#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/judged_lines.h"
#include "app/kit/game_kit.h"
#include "app/learn/coach/advice.h"

namespace lk::app {

namespace {

Json actionsJson(const rules::halfwish::Actions& actions, const rules::CardBook& cards) {
  Json ids = Json::array();
  for (const rules::CardId card : actions)
    if (card.known()) ids.push(cards[card].id);
  return ids;
}

Json choiceJson(const WeighedChoice& choice, const rules::CardBook& cards) {
  const rules::halfwish::Average& average = choice.average;
  return Json::object({{"actions", actionsJson(average.actions, cards)},
                       {"points", average.points},
                       {"opponent_points", average.opponentPoints},
                       {"damage", average.damage},
                       {"opponent_damage", average.opponentDamage},
                       {"win", average.win},
                       {"tie", average.tie},
                       {"knocked_out", average.knockedOut},
                       {"opponent_knocked_out", average.opponentKnockedOut},
                       {"mix", choice.mix}});
}

class Coach final : public Command {
 public:
  const char* name() const override { return "coach"; }
  const char* summary() const override {
    return "Calculate what each choice in a Halfwish duel is worth, one situation per line on standard input";
  }
  void declare(CLI::App&) override {}

  ExitStatus run(Console& console) override {
    const auto kit = loadKit("halfwish");
    if (!kit) return console.unusable(kit.fault());
    return judgeLines(console, [&](const Json& line) { return judge(line, (*kit)->cards); });
  }

 private:
  static Outcome<Json> judge(const Json& line, const rules::CardBook& cards) {
    const Outcome<rules::halfwish::Situation> situation = rules::halfwish::readSituation(line, cards);
    if (!situation) return situation.fault();
    const Coaching coaching = coach(*situation, cards);
    Json choices = Json::array();
    for (const WeighedChoice& choice : coaching.choices) choices.push(choiceJson(choice, cards));
    return Json::object({{"choices", std::move(choices)},
                         {"value", coaching.value},
                         {"exploitability", coaching.exploitability},
                         {"says", advice(coaching, *situation, cards).toStdString()}});
  }
};

}  // namespace

std::unique_ptr<Command> makeCoach() {
  return std::make_unique<Coach>();
}

}  // namespace lk::app
