// Tests that a duel is computed without heap allocation: a coach computes thousands at a time.
#include <cstdlib>
#include <new>

#include "house_cards.h"
#include "rules/games/halfwish/coach/lone_duel.h"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
// Not inlined: where only one of the two calls is inlined, GCC reports a mismatch.
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::houseCards;

CASE(a_duel_allocates_nothing) {
  const std::span<const CardId> actions = houseCards().ofType("action");
  const std::span<const CardId> upgrades = houseCards().ofType("upgrade");
  LoneDuel duel{.actions = 2};
  for (Duelist& player : duel.duelists) player = {.dv = 8, .hp = 25};
  (void)fightAlone(duel, houseCards());  // creates what is cached
  const long before = allocations;
  long damage = 0;
  for (const CardId a : actions)
    for (const CardId b : upgrades)
      for (int dv = 2; dv <= 12; ++dv) {
        duel.duelists[0].actions = {a, b};
        duel.duelists[1].actions = {b, a};
        duel.duelists[1].dv = dv;
        damage += fightAlone(duel, houseCards()).damage[0];
      }
  CHECK(allocations == before);
  CHECK(damage > 0);
}
