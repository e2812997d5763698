// From likenesses to a name, a doubt, or "not known".
#pragma once

#include <string>
#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

/// The best likeness of one enrolled card (over its references and all turns).
struct Match {
  std::string key;
  bool back = false;
  int quarters = 0;
  double likeness = -1;  // correlation
  double evidence = 0;   // logarithm of the odds that this is the card, from this pair alone
};

/// `matches` best first, one a key. Fills key, confidence, maybe and face; not the geometry.
CardSighting decide(const std::vector<Match>& matches);

}  // namespace lk::vision
