// What a piece can reach with an action: lanes, targets, and why not.
#pragma once

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

/// Returns the signed distance between lanes in the direction a player's pieces face; negative behind them.
constexpr int ahead(Seat seat, int from, int to) {
  return seat == Seat::A ? to - from : from - to;
}
/// Returns the action's current range: items can extend that of the chosen piece.
Range rangeNow(const State& s, ThingId actor, const Action& action);
bool reaches(const State& s, ThingId actor, const Action& action, int lane);
/// Returns the lanes in reach, one bit each.
int lanesInReach(const State& s, ThingId actor, const Action& action);

/// Returns why a piece cannot be a target; empty if it can. `actor` uses the action.
std::string_view barredTarget(const State& s, ThingId actor, const Action& action, ThingId target);
/// Returns the pieces that can be targets.
Pieces targetsInReach(const State& s, ThingId actor, const Action& action);

/// Returns why a piece cannot use an action on any target; empty if it can.
std::string_view barredAction(const State& s, const CardBook& cards, ThingId actor, const Action& action);
/// Returns whether a piece can use any of its actions.
bool canAct(const State& s, const CardBook& cards, ThingId actor);

}  // namespace lk::rules::half_the_battle
