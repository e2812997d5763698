// What a position is worth for a seat, and what each of its moves is: the search of the house, told.
#pragma once

#include <vector>

#include "rules/player/line.h"
#include "rules/player/mind.h"

namespace lk::rules {

/// The chance to win, from 0 to 1, as far as the search can say: it plays on for a while, and the game says
/// how good the position then is. A draw counts one half.
struct Estimate {
  double chance = 0.5;
  double error = 0.5;  // one standard error of the mean; falls with the square root of the rounds
};

/// A move of the seat, as the search values it.
struct WeighedMove {
  Event event;
  int visits = 0;
  Estimate then;     // after it
  double share = 1;  // of the readings in which it was possible: below 1 if it needs cards that are not sure
  Line line;         // a usual line after it; empty unless it is one of the best
};

struct Analysis {
  int rounds = 0;
  Estimate now;                    // before the move, with moves chosen as often as the search did
  std::vector<WeighedMove> moves;  // the best first; empty if the seat has nothing to choose
};

/// Moves to look at in any case.
struct Considered {
  std::vector<Event> events = {};
  bool only = false;  // and at no others
};

/// Analyses the choice of a seat. Uses nothing that is hidden from it, and of its hand what `own` says. The
/// same position, random numbers and rounds give the same result. Reads lines of the first `lines` moves.
/// Preconditions: those of Mind::choose().
Analysis analysed(const PlayableGame& game, const Position& position, Seat seat, const OwnCards& own,
                  const Thinking& thinking, Chance& chance, std::size_t lines = 3,
                  const Considered& considered = {});

}  // namespace lk::rules
