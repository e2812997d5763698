// Equilibria of zero-sum games in which each player knows only their own type, by linear programming.
#pragma once

#include <vector>

#include "rules/games/halfwish/coach/hidden_dice.h"

namespace lk::app {

/// A mixed strategy: one row of probabilities per type of the player, one entry per choice. Each row adds up
/// to 1.
using Mix = std::vector<std::vector<double>>;

struct Equilibrium {
  Mix own;
  Mix opponents;
  double value = 0;  // average payoff to the learner that `own` guarantees
  /// What both players together could gain by best replies to each other's mix; 0 at an equilibrium. Computed
  /// from the payoffs, not taken from the solver.
  double exploitability = 0;
};

/// Returns an equilibrium. Equilibria are not unique; the same game always gives the same one. Method:
/// Koller, Megiddo, von Stengel, Fast algorithms for finding randomized strategies in game trees (1994),
/// applied to games of one move each. Takes about 0.1 s for two actions of basic cards.
Equilibrium equilibrium(const rules::halfwish::HiddenDice& game);

}  // namespace lk::app
