#include "vision/card_decide.h"

#include <algorithm>
#include <cmath>

#include "vision/card_evidence.h"

namespace lk::vision {
namespace {

constexpr double kNamed = 2.2;     // odds of 9 to 1, of a conservative estimate
constexpr double kDoubted = -2.5;  // below it is no known card

/// By so much the likeliest card must lead. Little of what differs is noise where a card lies over its
/// reference all but exactly.
double leastLead(double likeness) {
  return std::min(0.015, 0.003 + 2 * (1 - likeness));
}

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

}  // namespace

CardSighting decide(const std::vector<Match>& matches) {
  CardSighting sighting;
  sighting.confidence = 0.9;
  if (matches.empty()) return sighting;
  const Match& best = matches.front();
  if (!best.remains) return sighting;
  // Alone in the library, a card leads by as much as it would over its like.
  const double lead = matches.size() > 1 ? best.likeness - matches[1].likeness : kUsualLead;
  const double odds = evidenceOf(*best.remains, lead);
  const double sure = logistic(odds);
  if (odds > kNamed && lead > leastLead(best.likeness)) {
    sighting.key = best.key;
    sighting.confidence = sure;
    sighting.face = best.back ? Face::down : Face::up;
    return sighting;
  }
  if (odds < kDoubted) return sighting;
  double all = 0;
  for (const Match& match : matches) {
    if (match.likeness < best.likeness - 0.06 || sighting.maybe.size() >= 4) break;
    const double weight = std::exp(40 * (match.likeness - best.likeness));
    sighting.maybe.push_back({match.key, weight});
    all += weight;
  }
  for (Candidate& candidate : sighting.maybe) candidate.confidence *= sure / all;
  return sighting;
}

}  // namespace lk::vision
