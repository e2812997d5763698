#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

namespace {

Json ofSlot(SlotId slot) {
  Json with{Json::Object{}};
  if (slot.known()) with.set("slot", nameOf(slot));
  return with;
}

}  // namespace

Ruling refuseBy(std::string_view reason, RuleId why, Json with) {
  with.set("rule", why.text);
  return refuse(reason, std::move(with));
}

Ruling refuseAt(std::string_view reason, RuleId why, SlotId slot) {
  return refuseBy(reason, why, ofSlot(slot));
}

Ruling refuseCase(std::string_view reason, RuleId why, SlotId slot, std::string_view which) {
  Json with = ofSlot(slot);
  with.set("case", std::string(which));
  return refuseBy(reason, why, std::move(with));
}

Ruling refuseCard(std::string_view reason, RuleId why, const CardBook& cards, CardId card) {
  return refuseBy(reason, why, Json::object({{"card", cards[card].id}}));
}

Ruling refuseCount(std::string_view reason, RuleId why, int n) {
  return refuseBy(reason, why, Json::object({{"n", n}}));
}

}  // namespace lk::rules::wtactics_orc
