// Decides from similarities whether a card is named, in doubt, or unknown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/cards/name/match_result.h"
#include "vision/cards/name/verify/card_light.h"
#include "vision/cards/name/verify/card_print_fit.h"
#include "vision/cards/name/verify/card_verify.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Lead of a card that is alone in the library, as a difference of correlations. It is the lead between
/// near-identical cards.
inline constexpr double kUsualLead = 0.07;
/// Maximum confidence that an outline without a name is a card. Many other things have four straight sides.
inline constexpr double kNameless = 0.9;

/// Log-odds from which a card is named: 9 to 1, a conservative estimate.
inline constexpr double kNamedOdds = 2.2;
/// Returns the probability that corresponds to log-odds.
double confidenceOf(double odds);

/// Maximum number of candidates reported for a card in doubt.
inline constexpr std::size_t kMaxCandidates = 4;

/// Best similarity of one enrolled card, over its references and all orientations.
struct Match {
  std::string key;
  bool back = false;
  int quarters = 0;
  double similarity = -1;                 // correlation, -1..1
  std::optional<MatchFeatures> features;  // set if the reference was aligned with the seen card
  std::optional<PrintFit> printFit{};     // the same, if enough print is visible
  double margin = 0;  // least margin over similar cards where they differ, see pairMargin(); 0: not computed
};

/// Returns the least lead (difference of correlations) with which the best match is named. The lead may be
/// small if the card matches its reference almost exactly, because then little of the difference is noise.
double leastLead(double similarity);

/// Decides on the best match. `matches` are sorted best first, one per key. `taken` is set if the card's
/// uneven light was removed. Fills key, confidence, maybe and face, but not the geometry.
MatchResult decide(const std::vector<Match>& matches, const std::optional<RemovedLight>& taken = {});

/// Returns a result without a name, with the candidates of both.
MatchResult doubtBetween(const MatchResult& first, const MatchResult& second);

/// Returns the more informative of two observations of one card. Two different names give a doubt between
/// them.
MatchResult surer(const MatchResult& first, const MatchResult& second);

/// True if `key` is the best match of an observation by a clear lead, even if it does not suffice to name the
/// card.
bool holdsIn(const MatchResult& otherwise, const std::string& key);

/// Combines the observation of a card as it is with one in which a disturbance was removed. If the second is
/// more similar to a known card, the name must hold there as well. A name found only there needs a high
/// similarity.
MatchResult heldAgainst(const MatchResult& asSeen, const MatchResult& otherwise);

}  // namespace lk::vision
