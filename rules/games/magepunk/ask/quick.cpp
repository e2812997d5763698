#include "rules/games/magepunk/ask/ask.h"
#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/rules/flow.h"

namespace lk::rules::magepunk {

namespace {

constexpr int kMaxTapped = 9;

QuickField numbers(std::string_view name) {
  QuickField field{name, {}, {}};
  for (int n = 1; n <= kMaxTapped; ++n) field.values.push_back(std::to_string(n));
  return field;
}

/// Returns whether only the next phase remains: nobody attacks and nothing is announced.
bool isQuiet(const State& s) {
  return !asksFirst(s) && !isChainOpen(s) &&
         (phase(s) != Phase::attack || attackStep(s) == AttackStep::attackers);
}

Event byHand(std::string_view what, const Json& of) {
  return {Json::object({{"e", "effect"},
                        {"seat", of["who"].asString()},
                        {"do", what},
                        {"amount", std::stoi(of["amount"].asString())}})};
}

/// Ends the remaining phases; both players decline to act in the End Phase.
std::vector<Event> turnOver(const State& s) {
  std::vector<Event> events;
  for (int at = static_cast<int>(phase(s)); at < static_cast<int>(Phase::end); ++at)
    events.push_back(eventOf("next", active(s)));
  if (phase(s) != Phase::end || endSpeaker(s) != active(s))
    events.push_back(eventOf("decline", other(active(s))));
  events.push_back(eventOf("decline", active(s)));
  return events;
}

}  // namespace

std::vector<QuickAction> ByTaps::actions(const State& s, const CardBook&) const {
  if (!s.begun || s.result.finished || !isQuiet(s)) return {};
  const QuickField who{"who", {}, {"A", "B"}};
  return {{"hurt", {who, numbers("amount")}},
          {"healed", {who, numbers("amount")}},
          {"drawn", {who, numbers("amount")}},
          {"turn_over", {}},
          {"concede", {who}}};
}

std::vector<Event> ByTaps::events(const State& s, const CardBook&, std::string_view action,
                                  const Json& picked) const {
  const Json& of = picked[""];
  if (action == "turn_over") return turnOver(s);
  if (action == "concede") return {eventOf("concede", *seatFrom(of["who"].asString()))};
  if (action == "drawn") return {byHand("draw", of)};
  return {byHand(action == "hurt" ? "damage" : "heal", of)};
}

}  // namespace lk::rules::magepunk
