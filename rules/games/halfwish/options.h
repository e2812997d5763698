// The table options of Halfwish: keys of the rulings and letters of their readings.
#pragma once

#include <string>
#include <string_view>

#include "rules/core/changes.h"
#include "rules/referee/game.h"

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

/// Returns their keys and readings, in the order of the enum.
std::span<const OptionSpec> optionSpecs();

/// Returns the letter of the reading in force. For locations, powers and decks: 'a' on, 'b' off.
char reading(const State& state, Option option);
inline bool is(const State& state, Option option, char letter) {
  return reading(state, option) == letter;
}

/// Applies the options of a setup event. Returns what is wrong with them; empty if they are valid.
std::string takeOptions(const Json& options, Changes& changes);

}  // namespace lk::rules::halfwish
