#include "rules/games/halfwish/coach/lines.h"

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/coach/line_problem.h"
#include "rules/games/halfwish/figures.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

Json bothSeats(const std::array<int, 2>& values) {
  return Json::object({{"A", values[0]}, {"B", values[1]}});
}

/// Returns "A" or "B" as a seat; nullopt for anything else.
std::optional<Seat> player(const Json& json) {
  const std::optional<Seat> seat = seatFrom(json.asString());
  return seat && index(*seat) < kSeats.size() ? seat : std::nullopt;
}

std::string aPlayer(const Json& value, const Field&) {
  return player(value) ? "" : R"("A" or "B")";
}
std::string aPlayerOrNull(const Json& value, const Field&) {
  return value.isNull() || player(value) ? "" : R"("A", "B" or null)";
}

constexpr Field kDuel[] = {must("turn", kinds::whole, 1, kTurns), must("aggressor", aPlayer),
                           must("A", kinds::anything), must("B", kinds::anything)};
constexpr Field kDuelist[] = {must("dv", kinds::whole, 0, kMaxStacks),
                              must("hp", kinds::whole, 1, kMaxNumber),
                              may("points", kinds::whole, -kMaxNumber, kMaxNumber),
                              may("exposed", kinds::whole, 0, kMaxStacks),
                              may("toughness", kinds::whole, 0, kMaxStacks),
                              must("actions", kinds::anything)};
constexpr Field kTiebreak[] = {must("A", kinds::anything), must("B", kinds::anything),
                               must("first_blood", aPlayerOrNull)};
constexpr Field kScore[] = {must("points", kinds::whole, -kMaxNumber, kMaxNumber),
                            must("lamps", kinds::whole, 0, kMaxNumber),
                            must("hp", kinds::whole, 0, kMaxNumber)};

Duelist readDuelist(const Json& json, const std::string& whose, int actions, const CardBook& cards,
                    LineProblem& problem) {
  problem.check(json, kDuelist, whose);
  Duelist fighter{.dv = number(json, "dv"),
                  .hp = number(json, "hp"),
                  .points = number(json, "points"),
                  .exposed = number(json, "exposed"),
                  .toughness = number(json, "toughness")};
  const Json& named = json["actions"];
  const Json::Array& list = named.items();
  if (!named.isArray() || static_cast<int>(list.size()) != actions) {
    problem.add(whose + " needs \"actions\" as a list of " + std::to_string(actions) + " in this turn");
    return fighter;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const CardId card = cards.find(list[i].asString());
    if (!cards.is(card, CardType::action)) {
      problem.add(whose + " names an unknown action " + list[i].dump());
      return fighter;
    }
    fighter.actions[i] = card;
  }
  return fighter;
}

Score readScore(const Json& json, const std::string& whose, LineProblem& problem) {
  problem.check(json, kScore, whose);
  return {.points = number(json, "points"), .lamps = number(json, "lamps"), .hp = number(json, "hp")};
}

}  // namespace

Outcome<LoneDuel> readDuel(const Json& line, const CardBook& cards) {
  LineProblem problem;
  problem.check(line, kDuel, "a duel");
  if (problem) return problem.fault(line);
  LoneDuel input;
  input.actions = actionsIn(number(line, "turn"));
  input.aggressor = player(line["aggressor"]).value_or(Seat::A);
  input.duelists = {readDuelist(line["A"], "player A", input.actions, cards, problem),
                    readDuelist(line["B"], "player B", input.actions, cards, problem)};
  if (problem) return problem.fault(line);
  return input;
}

Json duelJson(const LoneOutcome& outcome, const std::vector<Step>& steps, const Game& game,
              const CardBook& cards) {
  Json explained{Json::Array{}};
  for (const Step& step : steps) explained.push(stepJson(step, game, cards));
  return Json::object({{"damage", bothSeats(outcome.damage)},
                       {"hits", bothSeats(outcome.hits)},
                       {"points", bothSeats(outcome.points)},
                       {"hp", bothSeats(outcome.hp)},
                       {"exposed", bothSeats(outcome.exposed)},
                       {"winner", outcome.winner ? seatJson(outcome.winner) : Json("tie")},
                       {"dead", seatJson(outcome.dead)},
                       {"steps", std::move(explained)}});
}

Outcome<TiebreakInput> readTiebreak(const Json& line) {
  LineProblem problem;
  problem.check(line, kTiebreak, "a tie-break");
  if (problem) return problem.fault(line);
  TiebreakInput input;
  input.firstBlood = player(line["first_blood"]);
  input.scores = {readScore(line["A"], "player A", problem), readScore(line["B"], "player B", problem)};
  if (problem) return problem.fault(line);
  return input;
}

Json tiebreakJson(const Decision& decision) {
  return Json::object({{"winner", seatJson(decision.winner)}, {"by", decision.by}});
}

}  // namespace lk::rules::halfwish
