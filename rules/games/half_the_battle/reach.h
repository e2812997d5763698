// What a piece can reach with an action: lanes, targets, and why not.
#pragma once

#include "rules/games/half_the_battle/pieces.h"
#include "rules/games/half_the_battle/sheet.h"

namespace lk::rules::battle {

/// Lanes from one to another as a player's pieces face: negative behind them.
constexpr int ahead(Seat seat, int from, int to) {
  return seat == Seat::A ? to - from : from - to;
}
/// The action's range as it is now: items can lengthen that of the chosen piece.
Range rangeNow(const State& s, ThingId actor, const Action& action);
bool reaches(const State& s, ThingId actor, const Action& action, int lane);
/// Lanes in reach, a bit each.
int lanesInReach(const State& s, ThingId actor, const Action& action);

/// Why a piece cannot be a target; empty when it can. `actor` uses the action.
std::string_view barredTarget(const State& s, ThingId actor, const Action& action, ThingId target);
/// Pieces that can be targets.
Pieces targetsInReach(const State& s, ThingId actor, const Action& action);

/// Why a piece cannot use an action whatever it is aimed at; empty when it can.
std::string_view barredAction(const State& s, const CardBook& cards, ThingId actor, const Action& action);
/// Whether a piece can use any of its actions.
bool canAct(const State& s, const CardBook& cards, ThingId actor);

}  // namespace lk::rules::battle
