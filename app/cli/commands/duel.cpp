#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/judged_lines.h"
#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "rules/games/halfwish/coach/lines.h"

namespace lk::app {

namespace {

class Duel final : public Command {
 public:
  const char* name() const override { return "duel"; }
  const char* summary() const override { return "Judge Halfwish duels, one per line on standard input"; }
  void declare(CLI::App&) override {}

  ExitStatus run(Console& console) override {
    const auto kit = loadKit("halfwish");
    if (!kit) return console.unusable(kit.fault());
    return judgeLines(console, [&](const Json& line) { return judge(line, **kit); });
  }

 private:
  static Outcome<Json> judge(const Json& line, const GameKit& kit) {
    const Outcome<rules::halfwish::LoneDuel> input = rules::halfwish::readDuel(line, kit.cards);
    if (!input) return input.fault();
    std::vector<rules::Step> steps;
    const rules::halfwish::LoneOutcome outcome =
        rules::halfwish::fightAlone(*input, kit.cards, rules::StepSink(&steps));
    Json json = rules::halfwish::duelJson(outcome, steps, *kit.game, kit.cards);
    Json spoken = Json::array();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      Json step = json["steps"].items()[i];
      step.set("says", stepText(steps[i], kit).toStdString());
      spoken.push(std::move(step));
    }
    json.set("steps", std::move(spoken));
    return json;
  }
};

class Tiebreak final : public Command {
 public:
  const char* name() const override { return "tiebreak"; }
  const char* summary() const override { return "Say who wins, one score per line on standard input"; }
  void declare(CLI::App&) override {}

  ExitStatus run(Console& console) override {
    return judgeLines(console, [](const Json& line) -> Outcome<Json> {
      const Outcome<rules::halfwish::TiebreakInput> input = rules::halfwish::readTiebreak(line);
      if (!input) return input.fault();
      return rules::halfwish::tiebreakJson(rules::halfwish::decide(input->scores, input->firstBlood));
    });
  }
};

}  // namespace

std::unique_ptr<Command> makeDuel() {
  return std::make_unique<Duel>();
}
std::unique_ptr<Command> makeTiebreak() {
  return std::make_unique<Tiebreak>();
}

}  // namespace lk::app
