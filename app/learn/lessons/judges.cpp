#include "app/learn/lessons/judges.h"

#include "rules/games/halfwish/coach/lines.h"

namespace lk::app {

namespace {

Outcome<Judgement> judgedDuel(const GameKit& kit, const Json& input) {
  const Outcome<rules::halfwish::LoneDuel> duel = rules::halfwish::readDuel(input, kit.cards);
  if (!duel) return duel.fault();
  std::vector<rules::Step> steps;
  const rules::halfwish::LoneOutcome outcome =
      rules::halfwish::fightAlone(*duel, kit.cards, rules::StepSink(&steps));
  Json answer = rules::halfwish::duelJson(outcome, steps, *kit.game, kit.cards);
  return Judgement{std::move(answer), std::move(steps)};
}

Outcome<Judgement> judgedTiebreak(const GameKit&, const Json& input) {
  const Outcome<rules::halfwish::TiebreakInput> score = rules::halfwish::readTiebreak(input);
  if (!score) return score.fault();
  return Judgement{rules::halfwish::tiebreakJson(rules::halfwish::decide(score->scores, score->firstBlood)),
                   {}};
}

struct Judge {
  std::string_view game;
  std::string_view name;
  Outcome<Judgement> (*judge)(const GameKit&, const Json&);
};
constexpr Judge kJudges[] = {{"halfwish", "duel", judgedDuel}, {"halfwish", "tiebreak", judgedTiebreak}};

}  // namespace

Outcome<Judgement> judged(const GameKit& kit, std::string_view name, const Json& input) {
  for (const Judge& judge : kJudges)
    if (judge.game == kit.id() && judge.name == name) return judge.judge(kit, input);
  return Fault{"-", 0, "the game has no judge called \"" + std::string(name) + "\"", "name one it has"};
}

Json duelInput(const Json& view, const std::array<std::vector<std::string>, 2>& cards) {
  Json input = Json::object({{"turn", view["turn"]}, {"aggressor", view["aggressor"]}});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string seat = rules::name(rules::kAllSeats[i]);
    const Json& figures = view["seats"][seat];
    Json side = Json::object();
    for (const char* figure : {"dv", "hp", "exposed", "toughness"}) side.set(figure, figures[figure]);
    Json actions = Json::array();
    for (const std::string& card : cards[i]) actions.push(card);
    side.set("actions", std::move(actions));
    input.set(seat, std::move(side));
  }
  return input;
}

}  // namespace lk::app
