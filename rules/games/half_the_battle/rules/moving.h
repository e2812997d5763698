// Moves pieces from lane to lane, on their own or by a card.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

/// Returns why a piece cannot go to a lane at most `most` lanes away; empty if it can.
std::string_view barredLane(const State& s, const CardBook& cards, ThingId piece, int to, int most);
bool canMove(const State& s, const CardBook& cards, ThingId piece);
/// Moves a piece by a card's text. Does nothing if it is already in that lane.
void push(Changes& changes, ThingId piece, int lane);

Ruling judgeMoving(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
