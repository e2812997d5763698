#include "vision/cards/name/card_decide.h"

#include <algorithm>
#include <cmath>

#include "vision/cards/name/verify/card_evidence.h"

namespace lk::vision {
namespace {

constexpr double kDoubted = -2.5;  // log-odds; below it, the card is unknown

constexpr double kFits = 0.8;       // similarity the visible rest must have, to name a card by it alone
constexpr double kLikelier = 0.01;  // similarity gain below which two observations count as equally good
// Least lead with which a card holds in an observation that does not name it: absolute, and relative to its
// own dissimilarity.
constexpr double kHeldLead = 0.03, kHeldShare = 0.4;
// Largest difference of similarity to the best match at which a card is still possible: absolute, and
// relative to the best match's dissimilarity.
constexpr double kNearest = 0.06, kNearestShare = 0.45;

std::vector<Candidate> nearestOf(const std::vector<Match>& matches, double sure) {
  std::vector<Candidate> few;
  double all = 0;
  const double most = matches.front().similarity;
  const double least = most - std::max(kNearest, kNearestShare * (1 - most));
  for (const Match& match : matches) {
    if (match.similarity < least || few.size() >= kMaxCandidates) break;
    const double weight = std::exp(40 * (match.similarity - matches.front().similarity));
    few.push_back({match.key, weight});
    all += weight;
  }
  for (Candidate& candidate : few) candidate.confidence *= sure / all;
  return few;
}

}  // namespace

double confidenceOf(double odds) {
  return 1 / (1 + std::exp(-odds));
}

double leastLead(double similarity) {
  return std::min(0.015, 0.003 + 2 * (1 - similarity));
}

MatchResult decide(const std::vector<Match>& matches, const std::optional<RemovedLight>& taken) {
  MatchResult result;
  CardSighting& card = result.card;
  card.confidence = kNameless;
  if (matches.empty()) return result;
  const Match& best = matches.front();
  if (!best.features) return result;
  // The only card of a library gets the lead that a card usually has over similar ones.
  result.lead = matches.size() > 1 ? best.similarity - matches[1].similarity : kUsualLead;
  if (best.margin > 0) result.lead = std::max(result.lead, best.margin);
  result.similarity = best.similarity;
  result.features = best.features;
  result.printFit = best.printFit;
  result.odds = taken ? evidenceInEvenLight(*best.features, best.printFit, result.lead, *taken)
                      : evidenceOf(*best.features, best.printFit, result.lead);
  const double sure = confidenceOf(result.odds);
  result.nearest = nearestOf(matches, sure);
  if (result.odds > kNamedOdds && result.lead > leastLead(best.similarity)) {
    card.key = best.key;
    card.confidence = sure;
    card.face = best.back ? Face::down : Face::up;
  } else if (result.odds > kDoubted) {
    card.maybe = result.nearest;
  }
  return result;
}

MatchResult doubtBetween(const MatchResult& first, const MatchResult& second) {
  MatchResult doubt = first.similarity > second.similarity ? first : second;
  for (const MatchResult* one : {&first, &second})
    for (const Candidate& candidate : one->nearest) {
      const bool known = std::any_of(doubt.nearest.begin(), doubt.nearest.end(),
                                     [&](const Candidate& other) { return other.key == candidate.key; });
      if (!known) doubt.nearest.push_back(candidate);
    }
  std::stable_sort(doubt.nearest.begin(), doubt.nearest.end(),
                   [](const Candidate& a, const Candidate& b) { return a.confidence > b.confidence; });
  if (doubt.nearest.size() > kMaxCandidates) doubt.nearest.resize(kMaxCandidates);
  double all = 0;
  for (const Candidate& candidate : doubt.nearest) all += candidate.confidence;
  for (Candidate& candidate : doubt.nearest) candidate.confidence /= std::max(1.0, all);
  doubt.card.key.reset();
  doubt.card.maybe = doubt.nearest;
  doubt.card.face = Face::unknown;
  doubt.card.turnedDeg = 0;
  doubt.card.confidence = kNameless;
  return doubt;
}

MatchResult surer(const MatchResult& first, const MatchResult& second) {
  const auto &a = first.card, &b = second.card;
  if (a.key && b.key && a.key != b.key) return doubtBetween(first, second);
  if (a.key || b.key) return b.key && (!a.key || b.confidence >= a.confidence) ? second : first;
  const auto chance = [](const CardSighting& s) { return s.maybe.empty() ? 0 : s.maybe.front().confidence; };
  return chance(b) > chance(a) ? second : first;
}

bool holdsIn(const MatchResult& otherwise, const std::string& key) {
  return !otherwise.nearest.empty() && otherwise.nearest.front().key == key &&
         otherwise.lead > std::max(kHeldLead, kHeldShare * (1 - otherwise.similarity));
}

MatchResult heldAgainst(const MatchResult& asSeen, const MatchResult& otherwise) {
  const auto &a = asSeen.card, &b = otherwise.card;
  if (!a.key && b.key && otherwise.similarity < kFits) return doubtBetween(asSeen, otherwise);
  if (!a.key || b.key || otherwise.similarity < asSeen.similarity + kLikelier)
    return surer(asSeen, otherwise);
  return holdsIn(otherwise, *a.key) ? asSeen : doubtBetween(asSeen, otherwise);
}

}  // namespace lk::vision
