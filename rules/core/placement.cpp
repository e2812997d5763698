#include "rules/core/placement.h"

namespace lk::rules {

namespace {

void forgetRest(CardPlacement& card) {
  card.thing = {};
  card.from.clear();
  card.order = 0;
  card.around = {};
}
void forgetRest(TokenPlacement& token) {
  token.nextZone.clear();
  token.nextZoneMm = 0;
  token.around = {};
}
void forgetRest(DiePlacement& die) {
  die.before.reset();
  die.around = {};
}
void forgetRest(DicePlacement&) {}
void forgetRest(ZoneCleared&) {}

Placement ofItself(Placement placement) {
  std::visit([](auto& each) { forgetRest(each); }, placement);
  return placement;
}

}  // namespace

bool sameOfItself(const Placement& a, const Placement& b) {
  return ofItself(a) == ofItself(b);
}

}  // namespace lk::rules
