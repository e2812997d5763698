// The coach's full analysis of one situation.
#pragma once

#include "app/learn/coach/equilibrium.h"

namespace lk::app {

struct WeighedChoice {
  rules::halfwish::Average average;
  double mix = 0;  // how often to play it against a careful opponent, with the current dice
};

/// A function of what the learner knows, and of nothing else.
struct Coaching {
  std::vector<WeighedChoice> choices;  // the best on average first
  double value = 0;                    // expected value of equilibrium play, over all own dice
  double exploitability = 0;
};

Coaching coach(const rules::halfwish::Situation& situation, const rules::CardBook& cards);

}  // namespace lk::app
