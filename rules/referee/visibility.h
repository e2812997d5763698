// The one place that decides who knows what. Everything shown, spoken, logged or pictured passes through
// here.
#pragma once

#include <string>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// What an audience may know. Built up from what is known to it, never stripped down from everything.
struct View {
  /// The contract's shape: {"game","phase","seats":{"A":{...}},"zones":{...},"result":null
  /// {...}, table figures}.
  Json json;
  /// Seats whose tray must be covered in every picture this audience sees.
  std::vector<Seat> coveredTrays;
};

/// Returns the state as `audience` may know it.
View viewFor(const Game& game, const CardBook& cards, const State& state, Audience audience);

/// Returns the figure with a role in a view, or in one of its seats; null if the game has none.
const Json& tableFigure(const Game& game, const Json& view, FigureRole role);
const Json& seatFigure(const Game& game, const Json& seat, FigureRole role);

/// Returns the event as `audience` may read it in the log, given the verdict and the state after it. Secret
/// fields become null. They open to others only if the event was accepted, in a night that has begun, from a
/// seat that takes part. Only then does the state say anything about this event.
Event masked(const Game& game, const CardBook& cards, const State& after, const Event& event,
             Audience audience, Verdict verdict);

/// Returns the steps `audience` may read.
std::vector<Step> masked(const std::vector<Step>& steps, Audience audience);

/// Returns the trays to cover, also before a night has begun: see View::coveredTrays.
std::vector<Seat> coveredTrays(const Game& game, const State& state, Audience audience);

}  // namespace lk::rules
