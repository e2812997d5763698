// Abilities of the actions in a duel, put under way.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/language.h"

namespace lk::rules::halfwish {

inline bool anyAbility(const Ability&) {
  return true;
}

/// Adds what the action at a player's place (from 1) does at a hook, if it does something there that is
/// `wanted`.
void addAbility(std::vector<Frame>& frames, const State& state, const CardBook& cards, Seat seat, int slot,
                Hook hook, bool (*wanted)(const Ability&) = anyAbility);

/// Puts frames under way, the first of them to be done first.
void putUnderWay(Changes& changes, const std::vector<Frame>& frames);

}  // namespace lk::rules::halfwish
