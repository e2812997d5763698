// From likenesses to a name, a doubt, or "not known".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/card_verify.h"
#include "vision/sighting.h"

namespace lk::vision {

/// The lead a card alone in the library is taken to have over others: that of near-identical cards.
inline constexpr double kUsualLead = 0.07;

/// The best likeness of one enrolled card (over its references and all turns).
struct Match {
  std::string key;
  bool back = false;
  int quarters = 0;
  double likeness = -1;            // correlation
  std::optional<Remains> remains;  // when it was laid over the card seen
  double evidence = 0;             // logarithm of the odds that this is the card; for those who ask why
};

/// `matches` best first, one a key. Fills key, confidence, maybe and face; not the geometry.
CardSighting decide(const std::vector<Match>& matches);

}  // namespace lk::vision
