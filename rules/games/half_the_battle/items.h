// Items: when one can be used, on what, and using it.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::battle {

/// Where a player's item lies, as a place of State::lying; -1 where the player does not have it.
int placeOfItem(const State& s, Seat seat, CardId item);
/// Calls `each` with every item of a player that lies face up.
template <class Each>
void eachItem(const State& s, Seat seat, Each each) {
  for (const Slot& slot : s.lying)
    if (slot.zone == itemZone(seat) && slot.face == Face::up) each(slot.card);
}

/// Everything a player could use an item on now; empty when it does not fit. Hits are named by their place
/// from 1, the latest first.
std::vector<On> usableOn(const State& s, const CardBook& cards, Seat seat, CardId item);
/// Whether a player has an item that fits now.
bool hasUsableItem(const State& s, const CardBook& cards, Seat seat);
/// Why an item cannot move a piece to a lane; empty when it can or moves nothing.
std::string_view barredPush(const State& s, const CardBook& cards, CardId item, ThingId piece, int to);
/// Lanes an item moves a piece by; 0: it moves nothing.
int pushOf(const CardBook& cards, CardId item);

/// Who is asked for an item before what waits goes on; nobody when all have passed or have none.
std::optional<Seat> askedForItem(const State& s, const CardBook& cards);

Ruling judgeItem(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgePass(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::battle
