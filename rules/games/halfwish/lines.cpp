#include "rules/games/halfwish/lines.h"

#include <algorithm>
#include <iterator>

#include "rules/core/ruling_json.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kMostStacks = 99;
constexpr int kMostNumber = 999;

Json bothSeats(const std::array<int, 2>& values) {
  return Json::object({{"A", values[0]}, {"B", values[1]}});
}

/// Reads the members of one object and remembers the first thing wrong with it.
class Reader {
 public:
  Reader(const Json& object, std::string whose, std::string& problem)
      : object_(object), whose_(std::move(whose)), problem_(problem) {
    if (!object.isObject()) fail("must be an object");
  }

  int number(std::string_view key, int least, int most, std::optional<int> missing = std::nullopt) {
    const Json* value = take(key, missing.has_value());
    if (!value) return missing.value_or(least);
    const bool fits = value->isInt() && value->asInt() >= least && value->asInt() <= most;
    if (!fits)
      fail("needs \"" + std::string(key) + "\" as a whole number from " + std::to_string(least) + " to " +
           std::to_string(most));
    return fits ? static_cast<int>(value->asInt()) : least;
  }

  const Json& member(std::string_view key) {
    static const Json kNone;
    const Json* value = take(key, false);
    return value ? *value : kNone;
  }

  /// To be called last: reports members nobody asked for.
  void finish() {
    for (const auto& [key, value] : object_.members()) {
      if (std::find(known_.begin(), known_.end(), std::string_view(key)) == known_.end())
        fail("has no \"" + key + "\"");
    }
  }

  void fail(const std::string& what) {
    if (problem_.empty()) problem_ = whose_ + " " + what;
  }

 private:
  const Json* take(std::string_view key, bool optional) {
    known_.push_back(key);
    const Json* value = object_.find(key);
    if (!value && !optional) fail("needs \"" + std::string(key) + "\"");
    return value;
  }

  const Json& object_;
  std::string whose_;
  std::string& problem_;
  std::vector<std::string_view> known_;
};

Fault fault(const Json& line, std::string problem) {
  return {"", line.line(), std::move(problem), "correct this line"};
}

Duelist readDuelist(const Json& json, const std::string& whose, int actions, const CardBook& cards,
                    std::string& problem) {
  Reader reader(json, whose, problem);
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
  Reader reader(json, whose, problem);
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
  Reader reader(line, "a duel", problem);
  LoneDuel input;
  input.actions = actionsIn(reader.number("turn", 1, kTurns));
  const std::optional<Seat> aggressor = player(reader.member("aggressor"));
  const Json& a = reader.member("A");
  const Json& b = reader.member("B");
  reader.finish();
  if (!aggressor) reader.fail("needs \"aggressor\" as \"A\" or \"B\"");
  if (!problem.empty()) return fault(line, problem);
  input.aggressor = *aggressor;
  input.duelists = {readDuelist(a, "player A", input.actions, cards, problem),
                    readDuelist(b, "player B", input.actions, cards, problem)};
  if (!problem.empty()) return fault(line, problem);
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
  Reader reader(line, "a tie-break", problem);
  const Json& a = reader.member("A");
  const Json& b = reader.member("B");
  const Json& first = reader.member("first_blood");
  reader.finish();
  TiebreakInput input;
  input.firstBlood = player(first);
  if (!first.isNull() && !input.firstBlood) reader.fail("needs \"first_blood\" as \"A\", \"B\" or null");
  if (!problem.empty()) return fault(line, problem);
  input.scores = {readScore(a, "player A", problem), readScore(b, "player B", problem)};
  if (!problem.empty()) return fault(line, problem);
  return input;
}

Json tiebreakJson(const Decision& decision) {
  return Json::object({{"winner", seatJson(decision.winner)}, {"by", decision.by}});
}

}  // namespace lk::rules::halfwish
