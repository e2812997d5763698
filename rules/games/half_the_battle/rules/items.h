// Items: when one can be used, on what, and using it.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

/// Returns the index of a player's item in State::lying; -1 if the player does not have it.
int placeOfItem(const State& s, Seat seat, CardId item);
/// Calls `each` with every face-up item of a player.
template <class Each>
void eachItem(const State& s, Seat seat, Each each) {
  for (const std::size_t place : s.lying.in(itemZone(seat)))
    if (s.lying[place].face == Face::up) each(s.lying[place].card);
}

/// Returns everything a player could use an item on now; empty if it does not fit. Hits are identified by
/// their position from 1, the latest first.
std::vector<On> usableOn(const State& s, const CardBook& cards, Seat seat, CardId item);
/// Returns whether a player has an item that fits now.
bool hasUsableItem(const State& s, const CardBook& cards, Seat seat);
/// Returns why an item cannot move a piece to a lane; empty if it can, or if it moves nothing.
std::string_view barredPush(const State& s, const CardBook& cards, CardId item, ThingId piece, int to);
/// Returns how many lanes an item moves a piece; 0 if it moves nothing.
int pushOf(const CardBook& cards, CardId item);

/// Returns who is asked for an item before what is waiting continues; nobody if all have passed or have none.
std::optional<Seat> askedForItem(const State& s, const CardBook& cards);

Ruling judgeItem(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgePass(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
