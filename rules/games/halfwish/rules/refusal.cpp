#include "rules/games/halfwish/rules/refusal.h"

#include <algorithm>

namespace lk::rules::halfwish {

namespace {

Json awaited(const State& state) {
  if (state.questions.empty()) return {};
  const Question& first = state.questions.front();
  Json json = Json::object({{"awaits", first.id.text()}});
  if (first.seat) json.set("seat", name(*first.seat));
  return json;
}

}  // namespace

Ruling notNow(const State& state) {
  return refuse("not_now", awaited(state));
}

std::optional<Ruling> unlessOwed(const State& state, Seat seat, PromptId id, Answering answering) {
  if (owes(state, seat, id)) return std::nullopt;
  const bool othersTurn = owes(state, id);
  if (othersTurn && answering == Answering::inTurn) return refuse("not_your_turn", awaited(state));
  return notNow(state);
}

}  // namespace lk::rules::halfwish
