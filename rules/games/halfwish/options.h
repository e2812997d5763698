// The table options of Halfwish: the rulings and their readings.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "rules/core/state.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules::halfwish {

enum class Option : std::uint8_t {
  bothDie,
  stacksLast,
  healCap,
  skipHealBarred,
  stunDuration,
  dvRange,
  keepAcrossRounds,
  firstBloodInDuel,
  pointsFloor,
  duelTieReward,
  scoutEndsTurn,
  parleyStreakCount,
  parleyStreakBreak,
  hiddenUpgradeCheck,
  onePowerPerTurn,
  basicPowerUses,
  feintEvade,
  concedeWhen,
  locations,
  powers,
  decks,
  count
};

// Readings. Set-ups name them by letters, from a on; those of `Kept` by the words on and off.
enum class BothDie : std::uint8_t { criteria, draw, activeLoses };
enum class StacksLast : std::uint8_t { round, turn, duel, toughnessForGame };
enum class HealCap : std::uint8_t { atStart, none };
enum class SkipHeal : std::uint8_t { barred, allowed };
enum class StunLasts : std::uint8_t { round, ownTurn };
enum class DvRange : std::uint8_t { notBelowZero, asDice };
enum class YesNo : std::uint8_t { yes, no };
enum class FirstBlood : std::uint8_t { unhurt, aggressor, winner, nobody };
enum class PointsFloor : std::uint8_t { zero, none };
enum class TieReward : std::uint8_t { nobody, defender, both };
enum class StreakCount : std::uint8_t { everySecond, fromSecond };
enum class NoYes : std::uint8_t { no, yes };
enum class UpgradeCheck : std::uint8_t { whenPicked, whenShown };
enum class OnePower : std::uint8_t { each, together };
enum class BasicUses : std::uint8_t { game, round, unlimited };
enum class FeintedEvade : std::uint8_t { anyValue, fromEight };
enum class ConcedeWhen : std::uint8_t { challenged, anyTime };
enum class Kept : std::uint8_t { on, off };

/// Returns their keys and values, by Option.
std::span<const OptionSpec> optionSpecs();

/// Returns the reading in force. The state keeps its index among the option's values.
template <class Reading>
Reading reading(const State& state, Option option) {
  static_assert(std::is_enum_v<Reading>, "a reading is named, not lettered");
  return static_cast<Reading>(state.options[static_cast<std::size_t>(option)]);
}
template <class Reading>
bool is(const State& state, Option option, Reading wanted) {
  return reading<Reading>(state, option) == wanted;
}

}  // namespace lk::rules::halfwish
