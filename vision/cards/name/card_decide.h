// From similarities to a name, a doubt, or "not known".
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

/// The lead a card alone in the library is taken to have over others: that of near-identical cards.
inline constexpr double kUsualLead = 0.07;
/// How sure it is at most that what has no name is a card: much has four straight sides.
inline constexpr double kNameless = 0.9;

/// So many at most a card in doubt is said to be one of.
inline constexpr std::size_t kFew = 4;

/// The best similarity of one enrolled card (over its references and all turns).
struct Match {
  std::string key;
  bool back = false;
  int quarters = 0;
  double similarity = -1;                 // correlation
  std::optional<MatchFeatures> features;  // when it was laid over the card seen
  std::optional<PrintFit> printFit{};     // the same, where enough of its print is in sight
  double margin = 0;  // how far it stands out from all others where they differ, see pairMargin()
};

/// Least correlation by which the likeliest card must lead to be named. Little of what differs is noise where
/// a card lies over its reference all but exactly.
double leastLead(double similarity);

/// `matches` best first, one a key; `taken` when they are of a card whose light was evened out. Fills key,
/// confidence, maybe and face; not the geometry.
MatchResult decide(const std::vector<Match>& matches, const std::optional<TakenLight>& taken = {});

/// Named by neither look: what each may be.
MatchResult doubtBetween(const MatchResult& first, const MatchResult& second);

/// Of two looks at one card the one that says more; two good names are a doubt.
MatchResult surer(const MatchResult& first, const MatchResult& second);

/// Whether a name holds in a look that may not be sure enough to give it: no other card comes near it there.
bool holdsIn(const MatchResult& otherwise, const std::string& key);

/// Of a card as it is seen and as it may look without something that hides or changes it: where the second
/// is more like a known card, the name must hold there as well. Named there alone, it must fit well.
MatchResult heldAgainst(const MatchResult& asSeen, const MatchResult& otherwise);

}  // namespace lk::vision
