#include "vision/card_decide.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

}  // namespace

CardSighting decide(const std::vector<Match>& matches) {
  CardSighting sighting;
  sighting.confidence = 0.9;
  if (matches.empty()) return sighting;
  const Match& best = matches.front();
  const double second = matches.size() > 1 ? matches[1].likeness : 0;
  const double known = logistic((best.likeness - 0.80) * 40);
  const double apart = logistic((best.likeness - second - 0.02) * 150);
  const double sure = known * apart;
  if (sure > 0.8) {
    sighting.key = best.key;
    sighting.confidence = sure;
    sighting.face = best.back ? Face::down : Face::up;
    return sighting;
  }
  if (known > 0.3)
    for (const Match& match : matches) {
      if (match.likeness < best.likeness - 0.06 || sighting.maybe.size() >= 4) break;
      sighting.maybe.push_back({match.key, 0});
    }
  for (Candidate& candidate : sighting.maybe)
    candidate.confidence = known / static_cast<double>(sighting.maybe.size());
  return sighting;
}

}  // namespace lk::vision
