// The table options of this game: words that choose a reading, and numbers.
#pragma once

#include <string>
#include <type_traits>

#include "rules/core/changes.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules::magepunk {

enum class Option : std::uint8_t {
  skirmish,
  deckMinimum,
  firstDraw,
  mulligan,
  resourcesPerTurn,
  resourceReady,
  resourceFace,
  energyShown,
  spentShown,
  refresh,
  attackWindows,
  chainClose,
  endChains,
  combatDamage,
  nodeAttack,
  blockedStaysBlocked,
  delayScope,
  tie,
  life,  // options with values of their own from here on
  hand,
  handLimit,  // 0: none
  lifeCap,    // 0: none
  count
};

enum class Skirmish : std::uint8_t { twoWalletsEach, commonDeck, oneWalletEach };
enum class DeckMinimum : std::uint8_t { remark, refuse };
enum class YesNo : std::uint8_t { yes, no };
enum class Mulligan : std::uint8_t { none, one };
enum class ResourcesPerTurn : std::uint8_t { any, one };
enum class ResourceReady : std::uint8_t { atOnce, nextRefresh };
enum class ResourceFace : std::uint8_t { down, up };
enum class EnergyShown : std::uint8_t { lane, camera, faceUp };
enum class Refresh : std::uint8_t { everybody, activeOnly };
enum class AttackWindows : std::uint8_t { three, afterBlockers };
enum class ChainClose : std::uint8_t { oneDecline, twoDeclines };
enum class EndChains : std::uint8_t { one, many };
enum class CombatDamage : std::uint8_t { together, attackersFirst, oneByOne };
enum class NodeAttack : std::uint8_t { withDurability, anyDamageDestroys, never };
enum class DelayScope : std::uint8_t { usingItUp, allActivated };
enum class Tie : std::uint8_t { draw, activeLoses, oneMoreTurn };

/// Returns their keys and values, by Option.
std::span<const OptionSpec> optionSpecs();

/// Returns whether the reading is in force. The state keeps its index among the option's values, or the
/// number itself.
template <class Reading>
bool is(const State& state, Option option, Reading wanted) {
  static_assert(std::is_enum_v<Reading>, "a reading is named, not lettered");
  return static_cast<Reading>(state.options[static_cast<std::size_t>(option)]) == wanted;
}
inline int number(const State& state, Option option) {
  return state.options[static_cast<std::size_t>(option)];
}

/// Returns whether resources lie with their faces visible to all.
inline bool resourcesAreOpen(const State& state) {
  return is(state, Option::resourceFace, ResourceFace::up) ||
         is(state, Option::energyShown, EnergyShown::faceUp);
}

}  // namespace lk::rules::magepunk
