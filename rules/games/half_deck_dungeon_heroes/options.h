// The table options: those with words for readings, and those with values of their own.
#pragma once

#include <string>
#include <type_traits>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/referee/game.h"

namespace lk::rules::half_deck_dungeon_heroes {

enum class Option : std::uint8_t {
  goal,
  noHeroInHand,
  firstPhaseCount,
  laterExchange,
  gearOfReplacedHero,
  movingGear,
  losing,
  attributeRequirement,
  oneUseSpan,
  standbyUntil,
  forcedEscapeWhen,
  escapeFromEndgame,
  heroesEach,
  coopExchange,
  coopHands,
  rescueChoice,
  handRow,
  players,  // options with values of their own from here on
  endgameBoss,
  leaveOut,
  cardLimit,
  rescue,
  count
};

enum class Goal : std::uint8_t { both, treasure, boss, bottomTreasure, bottomBoss };
enum class NoHero : std::uint8_t { goIn, drawUntil };
enum class FirstPhase : std::uint8_t { any, oneEach };
enum class LaterExchange : std::uint8_t { once, free };
enum class ReplacedGear : std::uint8_t { hand, discard, stays };
enum class Allowed : std::uint8_t { yes, no };  // for options whose first value is "yes"
enum class Losing : std::uint8_t { afterPreparation, atOnce, never };
enum class Requirement : std::uint8_t { atLeast1, withinReach, always };
enum class Span : std::uint8_t { roll, fight };
enum class Standby : std::uint8_t { any, nextOrBoss };
enum class EscapeWhen : std::uint8_t { anyFight, nobodyAble };
enum class HeroesEach : std::uint8_t { one, shared };
enum class HandsLie : std::uint8_t { hidden, open };
enum class RescueChoice : std::uint8_t { choice, chance };

/// Returns their keys and values, by Option.
std::span<const OptionSpec> optionSpecs();

/// Returns the reading in force, as its index among the option's values.
template <class Reading>
Reading reading(const State& state, Option option) {
  static_assert(std::is_enum_v<Reading>, "a reading is named, not lettered");
  return static_cast<Reading>(state.options[static_cast<std::size_t>(option)]);
}
template <class Reading>
bool is(const State& state, Option option, Reading wanted) {
  return reading<Reading>(state, option) == wanted;
}
/// Options whose values are no and yes, in this order.
inline bool mayMoveGear(const State& state) {
  return state.options[static_cast<std::size_t>(Option::movingGear)] == 1;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
