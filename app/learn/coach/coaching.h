// All a coach has to say about one situation.
#pragma once

#include "app/learn/coach/equilibrium.h"

namespace lk::app {

struct WeighedChoice {
  rules::halfwish::Average average;
  double mix = 0;  // how often to commit it, with the dice there are, against a careful opponent
};

/// A function of what the learner knows, and of nothing else.
struct Coaching {
  std::vector<WeighedChoice> choices;  // the best on average first
  double value = 0;                    // what careful play brings over all own dice
  double exploitability = 0;
};

Coaching coach(const rules::halfwish::Situation& situation, const rules::CardBook& cards);

}  // namespace lk::app
