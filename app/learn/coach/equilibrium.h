// Equilibria of zero-sum games in which both players know only their own type, by linear programming.
#pragma once

#include <vector>

#include "rules/games/halfwish/coach/hidden_dice.h"

namespace lk::app {

/// A mix over a player's choices for each type of theirs: rows of chances that add up to 1.
using Mix = std::vector<std::vector<double>>;

struct Equilibrium {
  Mix own;
  Mix opponents;
  double value = 0;  // what `own` is sure to bring on average, to the learner
  /// What both could gain together by best replies to each other's mix: 0 at an equilibrium. Worked out from
  /// the payoffs, not taken from the solver.
  double exploitability = 0;
};

/// Equilibria are not unique; the same game gives the same one. Koller, Megiddo, von Stengel: Fast algorithms
/// for finding randomized strategies in game trees (1994), for games of one move each. Takes about a tenth of
/// a second for two actions of basic cards.
Equilibrium equilibrium(const rules::halfwish::HiddenDice& game);

}  // namespace lk::app
