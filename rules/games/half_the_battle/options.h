// The table options: how this table reads what the rules leave open.
#pragma once

#include "rules/core/changes.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules::half_the_battle {

/// In the order of the list in options.cpp.
enum class Option : std::uint8_t {
  teams,
  startLanes,
  freePlacing,
  mixedChoice,
  hp,
  supplyLimit,
  monsterCap,
  clericIcons,
  clericLastText,
  monsterKillsRage,
  rageOnePurchase,
  mostRage,
  shieldRounding,
  help,
  items,
  count
};

// Values, in the order of their lists.
enum class StartLanes : std::uint8_t { standard, free };
enum class HpBy : std::uint8_t { told, checked, read };
enum class MonsterCap : std::uint8_t { die, start };
enum class MostRage : std::uint8_t { held, withThisRound };
enum class Rounding : std::uint8_t { down, up };
enum class NoYes : std::uint8_t { no, yes };
enum class ItemsIn : std::uint8_t { dealt, off };
enum class YesNo : std::uint8_t { yes, no };

/// A reading that an action card may belong to: value `value` of `option`. In the order of kReadings.
struct Reading {
  Option option;
  std::uint8_t value;
};
extern const std::array<std::string_view, 4> kReadings;
Reading readingAt(std::size_t place);

std::span<const OptionSpec> optionSpecs();

/// Returns whether the value is in force.
template <class Value>
bool is(const State& s, Option option, Value wanted) {
  return s.options[static_cast<std::size_t>(option)] == static_cast<std::uint8_t>(wanted);
}

}  // namespace lk::rules::half_the_battle
