// The one place that decides who knows what. Everything shown, spoken, logged or pictured passes through
// here.
#pragma once

#include <string>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// What an audience may know, built up from what is known to it, never stripped down from everything.
struct View {
  /// The contract's shape: {"game","phase","seats":{"A":{...}},"zones":{...},"result":null|{...}, table
  /// figures}.
  Json json;
  /// Seats whose tray must be covered in every picture this audience sees.
  std::vector<Seat> coveredTrays;
};

View viewFor(const Game& game, const CardBook& cards, const State& state, Audience audience);

/// The figure with a role in a view, and in one of its seats; null where the game has none.
const Json& tableFigure(const Game& game, const Json& view, FigureRole role);
const Json& seatFigure(const Game& game, const Json& seat, FigureRole role);

/// The event as `audience` may read it in the log, given the verdict and the state after it: secret fields
/// become null. They open to others than the event's seat only if the state speaks of this event: it was
/// accepted, in a night that has begun, from a seat that takes part.
Event masked(const Game& game, const CardBook& cards, const State& after, const Event& event,
             Audience audience, Verdict verdict);

/// The steps `audience` may read.
std::vector<Step> masked(const std::vector<Step>& steps, Audience audience);

/// Trays that must be covered before a night has begun and in it: see View::coveredTrays.
std::vector<Seat> coveredTrays(const Game& game, const State& state, Audience audience);

}  // namespace lk::rules
