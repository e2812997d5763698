// The language of this game's cards. The enums are the indexes of its tables.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Whom an operation refers to. `named` is the hero named when a card was used.
enum class Whom : std::uint8_t { enemy, tested, heroes, others, named };

/// When a card acts: before a declared roll, between attacks, between rolls, when a trap strikes, or when it
/// is drawn.
enum class Hook : std::uint8_t { beforeRoll, betweenAttacks, betweenRolls, onFail, onDraw };

/// Where cards are given up from.
enum class Source : std::uint8_t { hand, gear, heroDeck };

enum class Attribute : std::uint8_t { none, strength, magic };
inline constexpr std::string_view kAttributes[] = {"strength", "magic"};

constexpr std::uint8_t place(Hook hook) {
  return static_cast<std::uint8_t>(hook);
}

const Language& language();

}  // namespace lk::rules::half_deck_dungeon_heroes
