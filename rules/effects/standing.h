// Which words are allowed where in an effect. Used by the compiler, which rejects the others, and by code
// that offers words to choose from.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

/// Index of the card's owner among a game's players. A hook that measures may refer only to the owner.
inline constexpr std::size_t kOwner = 0;

/// A position in an effect, and the facts known there.
struct Standing {
  std::uint8_t given = kSelf;  // bits of Given
  bool measures = false;
  bool inTest = false;
  bool paying = false;  // among costs
};

/// Returns the position directly under a hook.
constexpr Standing under(const HookWord& hook) {
  return {.given = hook.gives, .measures = hook.measures};
}
/// Returns the position of fields inside an operation at `outer`.
constexpr Standing within(const Operation& operation, Standing outer) {
  outer.given = static_cast<std::uint8_t>(outer.given | operation.traits.gives);
  return outer;
}
/// Returns the position inside a test.
constexpr Standing asked(Standing outer) {
  outer.inTest = true;
  return outer;
}

/// Returns the position among costs.
constexpr Standing amongCosts(Standing outer) {
  outer.paying = true;
  return outer;
}

/// Returns whether an operation is allowed here.
constexpr bool mayStand(const Operation& operation, Standing here) {
  if (here.paying || operation.traits.place == Place::cost)
    return here.paying && operation.traits.place == Place::cost;
  return operation.traits.place == Place::both || (operation.traits.place == Place::measure) == here.measures;
}
/// Returns whether the facts that a player's word depends on are known here.
constexpr bool isKnown(const PlayerWord& player, Standing here) {
  return (player.needs & ~here.given) == 0;
}
/// Returns whether a player's word is allowed here. `place` is its index among the game's players.
constexpr bool mayBeMeant(const PlayerWord& player, std::size_t place, Standing here) {
  return isKnown(player, here) && (!here.measures || here.inTest || place == kOwner);
}
/// Returns whether a test is allowed here.
constexpr bool mayBeAsked(const TestWord& test, Standing here) {
  return !here.measures || test.inMeasures;
}
/// Returns whether a counter can be used this way.
constexpr bool serves(const CounterWord& counter, CounterUse use) {
  return (counter.uses & static_cast<std::uint8_t>(use)) != 0;
}
/// Returns whether a counter used this way can also be one of the cards that the game counts.
constexpr bool countsCards(CounterUse use) {
  return use == CounterUse::change || use == CounterUse::count;
}

}  // namespace lk::rules
