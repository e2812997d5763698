// Starts the abilities of actions in a duel.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/cards/language.h"

namespace lk::rules::halfwish {

inline bool anyAbility(const Ability&) {
  return true;
}

/// Adds the ability of the action at `slot` (from 1) for a hook, if it has one and `wanted` returns true for
/// it.
void addAbility(std::vector<Frame>& frames, const State& state, const CardBook& cards, Seat seat, int slot,
                Hook hook, bool (*wanted)(const Ability&) = anyAbility);

/// Starts the frames; the first one runs first.
void putUnderWay(Changes& changes, const std::vector<Frame>& frames);

}  // namespace lk::rules::halfwish
