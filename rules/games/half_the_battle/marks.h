// Markers: arrows above a lane and tokens beside a piece, and what they do while they lie there.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/language.h"
#include "rules/games/half_the_battle/pieces.h"
#include "rules/games/half_the_battle/sheet.h"

namespace lk::rules::battle {

/// Whether a marker works on a piece where it stands.
bool worksOn(const State& s, const CardBook& cards, const Slot& mark, ThingId piece);

/// Calls `each` with every marker that works on a piece.
template <class Each>
void eachMarkOver(const State& s, const CardBook& cards, ThingId piece, Each each) {
  for (std::size_t i = kPieces; i < s.lying.size(); ++i)
    if (s.lying[i].thing.known() && worksOn(s, cards, s.lying[i], piece)) each(s.lying[i]);
}

/// What a marker adds to a number of the pieces it works on.
int changeOf(const CardBook& cards, CardId mark, Stat stat);
/// Lanes a piece may move in one action phase: its card's, or what a marker says, and what items add.
int movementOf(const State& s, const CardBook& cards, ThingId piece);
bool isBarred(const State& s, const CardBook& cards, ThingId piece, Bar bar);

/// The marker that turns the next hit on a piece to another; none where there is none.
ThingId redirectingMark(const State& s, const CardBook& cards, ThingId piece);
/// The living piece that put a marker; none where it is out or an item put it.
ThingId placerOf(const State& s, const CardBook& cards, ThingId mark);

/// Puts a marker; one of the same player that lies there already has its time started again.
void putOnLane(Changes& changes, const CardBook& cards, CardId mark, Seat owner, int lane, Until until);
void putOnPiece(Changes& changes, const CardBook& cards, CardId mark, Seat owner, ThingId piece, Until until);
void takeMark(Changes& changes, ThingId mark);

/// Takes away what lies beside pieces that are out, and what ends with whoever put it.
void clearMarksOfDead(Changes& changes, const CardBook& cards);
/// The round is over: markers whose time is up go.
void endMarks(Changes& changes);

}  // namespace lk::rules::battle
