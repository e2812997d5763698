// What one look at a card makes of it.
#pragma once

#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

/// What is seen at an outline, with what a second look at it is weighed by.
struct CardOpinion {
  CardSighting card;
  double likeness = -1;            // of the likeliest card, 0..1; -1 where nothing is likely
  double lead = 0;                 // by which it is likelier than the next one, 0..1
  std::vector<Candidate> nearest;  // the few it could be at all, best first, whether named or not
};

}  // namespace lk::vision
