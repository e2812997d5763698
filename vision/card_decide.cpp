#include "vision/card_decide.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

constexpr double kNamed = 2.2;       // odds of 9 to 1, of a conservative estimate
constexpr double kDoubted = -2.5;    // below it is no known card
constexpr double kUsualLead = 0.07;  // correlation by which near-identical cards fall behind
constexpr double kLeadWeight = 15;
constexpr double kLeastLead = 0.015;

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

}  // namespace

CardSighting decide(const std::vector<Match>& matches) {
  CardSighting sighting;
  sighting.confidence = 0.9;
  if (matches.empty()) return sighting;
  const Match& best = matches.front();
  // The lead over the next card adds to, or takes from, what the pair alone says. Alone in the library,
  // neither.
  const double lead = matches.size() > 1 ? best.likeness - matches[1].likeness : kUsualLead;
  const double odds = best.evidence + std::clamp(kLeadWeight * (lead - kUsualLead), -3.0, 1.0);
  const double sure = logistic(odds);
  if (odds > kNamed && lead > kLeastLead) {
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
