// Markers: arrows above a lane and tokens beside a piece, and what they do while they are there.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

/// Returns whether a marker affects a piece in its current lane.
bool worksOn(const State& s, const CardBook& cards, const Slot& mark, ThingId piece);

/// Calls `each` with every marker that affects a piece.
template <class Each>
void eachMarkOver(const State& s, const CardBook& cards, ThingId piece, Each each) {
  if (s.things.size() == kPieces) return;  // markers are the other things
  const int lane = laneOf(s, piece);
  ZoneSet zones = zone(Zone::tokens);
  if (lane != 0) zones = {zones, arrowZone(lane)};
  for (const std::size_t at : s.lying.in(zones))
    if (s.lying[at].thing.known() && worksOn(s, cards, s.lying[at], piece)) each(s.lying[at]);
}

/// Returns what a marker adds to a number of the pieces it affects.
int changeOf(const CardBook& cards, CardId mark, Stat stat);
/// Returns the lanes a piece may move in one action phase: its card's number, or a marker's, plus items.
int movementOf(const State& s, const CardBook& cards, ThingId piece);
/// Returns whether a marker forbids something to the pieces it affects.
bool forbids(const CardBook& cards, CardId mark, Bar bar);
bool isBarred(const State& s, const CardBook& cards, ThingId piece, Bar bar);

/// Returns the marker that redirects the next hit on a piece; none if there is none.
ThingId redirectingMark(const State& s, const CardBook& cards, ThingId piece);
/// Returns the living piece that put a marker; none if it is out, or if an item put it.
ThingId placerOf(const State& s, const CardBook& cards, ThingId mark);

/// Puts a marker. If the same player already has one there, its duration starts again.
void putOnLane(Changes& changes, const CardBook& cards, CardId mark, Seat owner, int lane, Until until);
void putOnPiece(Changes& changes, const CardBook& cards, CardId mark, Seat owner, ThingId piece, Until until);
void takeMark(Changes& changes, ThingId mark);

/// Removes markers beside pieces that are out, and markers that end with the piece that put them.
void clearMarksOfDead(Changes& changes, const CardBook& cards);
/// Ends the round for markers: those whose duration is over are removed.
void endMarks(Changes& changes);

}  // namespace lk::rules::half_the_battle
