// The words that cards of this game may use, and their indexes.
#pragma once

#include <optional>

#include "rules/core/lingering.h"
#include "rules/effects/language.h"

namespace lk::rules::wtactics_orc {

enum class Word : std::uint8_t { self, owner, battle, otherSide, hurt, twilight, graveyard };
enum class Hook : std::uint8_t { enters, wouldDie, permanent, activated, fights, attacks, hits };
enum class Keyword : std::uint8_t { blessed, steadfast, sharpshooter };
enum class Bar : std::uint8_t { move };
enum class Place : std::uint8_t { army, graveyard, emptySlots };
enum class Stats : std::uint8_t { close, ranged, defense, combatValue };
enum class Duration : std::uint8_t { whileHere, endOfTurn, endOfBattle };
enum class SelectorRow : std::uint8_t { any, front, back };  // as a selector's word, from 1
enum class SelectorState : std::uint8_t { any, marked, unmarked };
enum class SelectorWeapon : std::uint8_t { any, close, ranged };
enum class SelectorNear : std::uint8_t { any, self };
enum class AbilityField : std::uint8_t { weapon, of };
enum class CostOf : std::uint8_t { self, others, pair, row, column, square };

/// Added to a stat's index in a lasting effect that halves the stat.
inline constexpr std::uint8_t kHalved = 64;

const Language& language();

/// Returns the flag of abilities that keep something of this kind in force (OperationTraits::own).
constexpr std::uint8_t lastingFlag(Lasting kind) {
  return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

/// Returns what an operation of a permanent ability keeps in force; nullopt for other operations.
std::optional<Lasting> lastingOf(const Instruction& it);

}  // namespace lk::rules::wtactics_orc
