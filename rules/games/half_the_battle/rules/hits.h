// Hits: announced, changed by items while they wait, and applied in order.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

struct Aimed;

/// Announces the hits an action deals, after changes by markers.
void announceHits(Changes& changes, const CardBook& cards, const Aimed& aimed);
/// Announces one hit. `by` is the attacking piece; none if no piece attacks.
void announceHit(Changes& changes, const CardBook& cards, ThingId by, ThingId on, int amount, Kind kind,
                 Seat owner, RuleId why);
/// Applies all waiting hits.
void applyHits(Changes& changes, const CardBook& cards);

// What items do to the hit at an index of State::hits.
void changeHit(Changes& changes, int place, HitChange change, int by);
void reflectHit(Changes& changes, const CardBook& cards, int place);

inline ThingId pieceOf(const Hit& hit) {
  return hit.on.thing();
}

}  // namespace lk::rules::half_the_battle
