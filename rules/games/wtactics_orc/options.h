// The table options: words that choose a reading, and numbers.
#pragma once

#include <string>
#include <type_traits>

#include "rules/core/changes.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules::wtactics_orc {

enum class Option : std::uint8_t {
  resting,
  moveMarks,
  swapPartner,
  unmark,
  remark,
  markBy,
  stepOrder,
  frontToBack,
  groupStrikeBack,
  steadfastRepeat,
  twilightSecret,
  deckShownToCamera,
  armies,        // off: only the points are kept
  actionPoints,  // numbers from here on, kept as figures
  victoryPoints,
  turnLimit,
  count
};

enum class Allowed : std::uint8_t { yes, no };
enum class SwapPartner : std::uint8_t { displaced, movesToo };
enum class Unmark : std::uint8_t { own, all };
enum class MarkBy : std::uint8_t { turned, marker };
enum class StepOrder : std::uint8_t { strict, free };
enum class FrontToBack : std::uint8_t { closeAndRanged, rangedOnly };
enum class StrikeBack : std::uint8_t { split, one, each };
enum class Kept : std::uint8_t { on, off };
enum class Secret : std::uint8_t { no, yes };

/// Returns their keys and values, by Option.
std::span<const OptionSpec> optionSpecs();

/// Returns whether this reading is in force. The state keeps its index among the option's values.
template <class Reading>
bool is(const State& state, Option option, Reading wanted) {
  static_assert(std::is_enum_v<Reading>, "a reading is named, not lettered");
  return state.options[static_cast<std::size_t>(option)] == static_cast<std::uint8_t>(wanted);
}

}  // namespace lk::rules::wtactics_orc
