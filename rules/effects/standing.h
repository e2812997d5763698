// Which words may stand where in an effect: asked by the compiler, which refuses the others, and by whoever
// offers words to choose from.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

/// The first of a game's players owns the card: of nobody else does a hook speak that measures.
inline constexpr std::size_t kOwner = 0;

/// A place in an effect and what is known there.
struct Standing {
  std::uint8_t given = kSelf;  // bits of Given
  bool measures = false;
  bool inTest = false;
  bool paying = false;  // among costs
};

constexpr Standing under(const HookWord& hook) {
  return {.given = hook.gives, .measures = hook.measures};
}
/// Among the fields of an operation that stands at `outer`.
constexpr Standing within(const Operation& operation, Standing outer) {
  outer.given = static_cast<std::uint8_t>(outer.given | operation.traits.gives);
  return outer;
}
constexpr Standing asked(Standing outer) {
  outer.inTest = true;
  return outer;
}

constexpr Standing amongCosts(Standing outer) {
  outer.paying = true;
  return outer;
}

constexpr bool mayStand(const Operation& operation, Standing here) {
  if (here.paying || operation.traits.place == Place::cost)
    return here.paying && operation.traits.place == Place::cost;
  return operation.traits.place == Place::both || (operation.traits.place == Place::measure) == here.measures;
}
constexpr bool isKnown(const PlayerWord& player, Standing here) {
  return (player.needs & ~here.given) == 0;
}
/// `place`: of the player among those of the game.
constexpr bool mayBeMeant(const PlayerWord& player, std::size_t place, Standing here) {
  return isKnown(player, here) && (!here.measures || here.inTest || place == kOwner);
}
constexpr bool mayBeAsked(const TestWord& test, Standing here) {
  return !here.measures || test.inMeasures;
}
constexpr bool serves(const CounterWord& counter, CounterUse use) {
  return (counter.uses & static_cast<std::uint8_t>(use)) != 0;
}
/// Whether the cards that a game counts are counted, too, where a counter is used so.
constexpr bool countsCards(CounterUse use) {
  return use == CounterUse::change || use == CounterUse::count;
}

}  // namespace lk::rules
