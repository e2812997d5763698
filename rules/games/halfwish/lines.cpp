#include "rules/games/halfwish/lines.h"

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/line_reader.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

Json bothSeats(const std::array<int, 2>& values) {
  return Json::object({{"A", values[0]}, {"B", values[1]}});
}

Duelist readDuelist(const Json& json, const std::string& whose, int actions, const CardBook& cards,
                    std::string& problem) {
  LineReader reader(json, whose, problem);
  Duelist fighter{.dv = reader.number("dv", 0, kMostStacks),
                  .hp = reader.number("hp", 1, kMostNumber),
                  .points = reader.number("points", -kMostNumber, kMostNumber, 0),
                  .exposed = reader.number("exposed", 0, kMostStacks, 0),
                  .toughness = reader.number("toughness", 0, kMostStacks, 0)};
  const Json& named = reader.member("actions");
  reader.finish();
  const Json::Array& list = named.items();
  if (!named.isArray() || static_cast<int>(list.size()) != actions) {
    reader.fail("needs \"actions\" as a list of " + std::to_string(actions) + " in this turn");
    return fighter;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const CardId card = cards.find(list[i].asString());
    if (!card.known() || cards[card].type != "action") {
      reader.fail("names an unknown action " + list[i].dump());
      return fighter;
    }
    fighter.actions[i] = card;
  }
  return fighter;
}

Score readScore(const Json& json, const std::string& whose, std::string& problem) {
  LineReader reader(json, whose, problem);
  const Score score{.points = reader.number("points", -kMostNumber, kMostNumber),
                    .lamps = reader.number("lamps", 0, kMostNumber),
                    .hp = reader.number("hp", 0, kMostNumber)};
  reader.finish();
  return score;
}

/// "A" or "B", else none.
std::optional<Seat> player(const Json& json) {
  const std::optional<Seat> seat = seatFrom(json.asString());
  return seat && index(*seat) < kSeats.size() ? seat : std::nullopt;
}

}  // namespace

Outcome<LoneDuel> readDuel(const Json& line, const CardBook& cards) {
  std::string problem;
  LineReader reader(line, "a duel", problem);
  LoneDuel input;
  input.actions = actionsIn(reader.number("turn", 1, kTurns));
  const std::optional<Seat> aggressor = player(reader.member("aggressor"));
  const Json& a = reader.member("A");
  const Json& b = reader.member("B");
  reader.finish();
  if (!aggressor) reader.fail("needs \"aggressor\" as \"A\" or \"B\"");
  if (!problem.empty()) return lineFault(line, problem);
  input.aggressor = *aggressor;
  input.duelists = {readDuelist(a, "player A", input.actions, cards, problem),
                    readDuelist(b, "player B", input.actions, cards, problem)};
  if (!problem.empty()) return lineFault(line, problem);
  return input;
}

Json duelJson(const LoneOutcome& outcome, const std::vector<Step>& steps, const CardBook& cards) {
  Json told{Json::Array{}};
  for (const Step& step : steps) told.push(stepJson(step, cards));
  return Json::object({{"damage", bothSeats(outcome.damage)},
                       {"hits", bothSeats(outcome.hits)},
                       {"points", bothSeats(outcome.points)},
                       {"hp", bothSeats(outcome.hp)},
                       {"exposed", bothSeats(outcome.exposed)},
                       {"winner", outcome.winner ? seatJson(outcome.winner) : Json("tie")},
                       {"dead", seatJson(outcome.dead)},
                       {"steps", std::move(told)}});
}

Outcome<TiebreakInput> readTiebreak(const Json& line) {
  std::string problem;
  LineReader reader(line, "a tie-break", problem);
  const Json& a = reader.member("A");
  const Json& b = reader.member("B");
  const Json& first = reader.member("first_blood");
  reader.finish();
  TiebreakInput input;
  input.firstBlood = player(first);
  if (!first.isNull() && !input.firstBlood) reader.fail("needs \"first_blood\" as \"A\", \"B\" or null");
  if (!problem.empty()) return lineFault(line, problem);
  input.scores = {readScore(a, "player A", problem), readScore(b, "player B", problem)};
  if (!problem.empty()) return lineFault(line, problem);
  return input;
}

Json tiebreakJson(const Decision& decision) {
  return Json::object({{"winner", seatJson(decision.winner)}, {"by", decision.by}});
}

}  // namespace lk::rules::halfwish
