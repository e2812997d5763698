#include "vision/cards/name/card_decide.h"

#include <algorithm>
#include <cmath>

#include "vision/cards/name/verify/card_evidence.h"

namespace lk::vision {
namespace {

constexpr double kNamed = 2.2;     // odds of 9 to 1, of a conservative estimate
constexpr double kDoubted = -2.5;  // below it is no known card

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

constexpr double kFits = 0.8;  // a likeness that what is left in sight must have, to be named by it alone
constexpr double kLikelier = 0.01;  // of likeness: what is more likely by less is as likely
// By so much a card must lead to hold where it is not named, and by that part of what does not fit it.
constexpr double kHeldLead = 0.03, kHeldShare = 0.4;
// Of likeness, and of what does not fit the likeliest: what is less alike by more than both it cannot be.
constexpr double kNearest = 0.06, kNearestShare = 0.45;

std::vector<Candidate> nearestOf(const std::vector<Match>& matches, double sure) {
  std::vector<Candidate> few;
  double all = 0;
  const double most = matches.front().likeness;
  const double least = most - std::max(kNearest, kNearestShare * (1 - most));
  for (const Match& match : matches) {
    if (match.likeness < least || few.size() >= kFew) break;
    const double weight = std::exp(40 * (match.likeness - matches.front().likeness));
    few.push_back({match.key, weight});
    all += weight;
  }
  for (Candidate& candidate : few) candidate.confidence *= sure / all;
  return few;
}

}  // namespace

double leastLead(double likeness) {
  return std::min(0.015, 0.003 + 2 * (1 - likeness));
}

CardOpinion decide(const std::vector<Match>& matches, const std::optional<TakenLight>& taken) {
  CardOpinion opinion;
  CardSighting& card = opinion.card;
  card.confidence = kNameless;
  if (matches.empty()) return opinion;
  const Match& best = matches.front();
  if (!best.remains) return opinion;
  // Alone in the library, a card leads by as much as it would over its like.
  opinion.lead = matches.size() > 1 ? best.likeness - matches[1].likeness : kUsualLead;
  if (best.margin > 0) opinion.lead = std::max(opinion.lead, best.margin);
  opinion.likeness = best.likeness;
  opinion.remains = best.remains;
  opinion.printFit = best.printFit;
  opinion.odds = taken ? evidenceInEvenLight(*best.remains, best.printFit, opinion.lead, *taken)
                       : evidenceOf(*best.remains, best.printFit, opinion.lead);
  const double sure = logistic(opinion.odds);
  opinion.nearest = nearestOf(matches, sure);
  if (opinion.odds > kNamed && opinion.lead > leastLead(best.likeness)) {
    card.key = best.key;
    card.confidence = sure;
    card.face = best.back ? Face::down : Face::up;
  } else if (opinion.odds > kDoubted) {
    card.maybe = opinion.nearest;
  }
  return opinion;
}

CardOpinion doubtBetween(const CardOpinion& first, const CardOpinion& second) {
  CardOpinion doubt = first.likeness > second.likeness ? first : second;
  for (const CardOpinion* one : {&first, &second})
    for (const Candidate& candidate : one->nearest) {
      const bool known = std::any_of(doubt.nearest.begin(), doubt.nearest.end(),
                                     [&](const Candidate& other) { return other.key == candidate.key; });
      if (!known) doubt.nearest.push_back(candidate);
    }
  std::stable_sort(doubt.nearest.begin(), doubt.nearest.end(),
                   [](const Candidate& a, const Candidate& b) { return a.confidence > b.confidence; });
  if (doubt.nearest.size() > kFew) doubt.nearest.resize(kFew);
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

CardOpinion surer(const CardOpinion& first, const CardOpinion& second) {
  const auto &a = first.card, &b = second.card;
  if (a.key && b.key && a.key != b.key) return doubtBetween(first, second);
  if (a.key || b.key) return b.key && (!a.key || b.confidence >= a.confidence) ? second : first;
  const auto chance = [](const CardSighting& s) { return s.maybe.empty() ? 0 : s.maybe.front().confidence; };
  return chance(b) > chance(a) ? second : first;
}

bool holdsIn(const CardOpinion& otherwise, const std::string& key) {
  return !otherwise.nearest.empty() && otherwise.nearest.front().key == key &&
         otherwise.lead > std::max(kHeldLead, kHeldShare * (1 - otherwise.likeness));
}

CardOpinion heldAgainst(const CardOpinion& asSeen, const CardOpinion& otherwise) {
  const auto &a = asSeen.card, &b = otherwise.card;
  if (!a.key && b.key && otherwise.likeness < kFits) return doubtBetween(asSeen, otherwise);
  if (!a.key || b.key || otherwise.likeness < asSeen.likeness + kLikelier) return surer(asSeen, otherwise);
  return holdsIn(otherwise, *a.key) ? asSeen : doubtBetween(asSeen, otherwise);
}

}  // namespace lk::vision
