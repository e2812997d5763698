#include "app/learn/coach/open_facts.h"

#include "rules/games/halfwish/coach/open_duel.h"

namespace lk::app {

Json openFacts(const GameKit& kit, const rules::State& state) {
  if (kit.id() != "halfwish") return {};
  return rules::halfwish::openDuelJson(rules::halfwish::openDuel(state, kit.cards), kit.cards);
}

}  // namespace lk::app
