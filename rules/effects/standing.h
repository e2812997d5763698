// Which words may stand where in an effect: asked by the compiler, which refuses the others, and by whoever
// offers words to choose from.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

/// The first of a game's players owns the card: what a profile speaks of.
inline constexpr std::size_t kOwner = 0;
/// Cards of this subtype are counted like counters: how often they can still be used.
inline constexpr std::string_view kBasic = "basic";

/// A place in an effect and what is known there.
struct Standing {
  std::uint8_t given = kSelf;  // bits of Given
  bool profile = false;
  bool inTest = false;
};

constexpr Standing under(const HookWord& hook) {
  return {.given = hook.gives, .profile = hook.profile};
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

constexpr bool mayStand(const Operation& operation, Standing here) {
  return operation.traits.place == Place::both || (operation.traits.place == Place::profile) == here.profile;
}
constexpr bool isKnown(const PlayerWord& player, Standing here) {
  return (player.needs & ~here.given) == 0;
}
/// `place`: of the player among those of the game.
constexpr bool mayBeMeant(const PlayerWord& player, std::size_t place, Standing here) {
  return isKnown(player, here) && (!here.profile || here.inTest || place == kOwner);
}
constexpr bool mayBeAsked(const TestWord& test, Standing here) {
  return !here.profile || test.inProfiles;
}
constexpr bool serves(const CounterWord& counter, CounterUse use) {
  return (counter.uses & static_cast<std::uint8_t>(use)) != 0;
}
/// Whether cards are counted, too, where a counter is used so.
constexpr bool countsCards(CounterUse use) {
  return use == CounterUse::change || use == CounterUse::count;
}

}  // namespace lk::rules
