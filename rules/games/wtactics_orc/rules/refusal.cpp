#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

Ruling malformedBecause(std::string problem) {
  return refuse("malformed", Json::object({{"problem", std::move(problem)}}));
}

Ruling refuseBy(std::string_view reason, RuleId why, Json with) {
  with.set("rule", why.text);
  return refuse(reason, std::move(with));
}

Ruling refuseAt(std::string_view reason, RuleId why, SlotId slot) {
  Json with{Json::Object{}};
  if (slot.known()) with.set("slot", nameOf(slot));
  return refuseBy(reason, why, std::move(with));
}

Ruling refuseCard(std::string_view reason, RuleId why, const CardBook& cards, CardId card) {
  return refuseBy(reason, why, Json::object({{"card", cards[card].id}}));
}

Ruling refuseCount(std::string_view reason, RuleId why, int n) {
  return refuseBy(reason, why, Json::object({{"n", n}}));
}

Ruling refuseNow(std::string_view reason, const State& state) {
  Json with{Json::Object{}};
  if (!state.questions.empty()) {
    with.set("awaits", state.questions.front().id.text());
    if (state.questions.front().seat) with.set("seat", name(*state.questions.front().seat));
  }
  return refuse(reason, std::move(with));
}

}  // namespace lk::rules::wtactics_orc
