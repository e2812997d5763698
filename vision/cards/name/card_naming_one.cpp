#include "vision/cards/name/card_naming_one.h"

#include <utility>

#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_glare.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_occluders.h"
#include "vision/cards/name/card_relight.h"
#include "vision/cards/name/overexposed.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kUnseenRims[] = {0.035, 0.07, -0.03};  // of the way from the card's middle
constexpr double kClear = 0.97;                         // a name surer than this needs no other outline
constexpr double kBeyondDoubt = 0.999;

bool isBeyondDoubt(const MatchResult& seen) {
  return seen.card.key && seen.card.confidence > kBeyondDoubt;
}

/// Where a lamp may be mirrored in a card the name must hold without its light, too.
MatchResult heldWithoutGlare(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen) {
  if (!inquiry.stages().has(Stage::withoutGlare)) return seen;
  const auto without = withoutGlare(closeUp);
  return without ? heldAgainst(seen, inquiry.ask(*without, ObservationReason::withoutGlare)) : seen;
}

/// Whether an outline that is a card only by its name may get one.
bool isPromising(const MatchResult& seen) {
  constexpr double kLike = 0.6;  // a similarity that little but a card has
  return seen.card.key || !seen.card.maybe.empty() || seen.similarity > kLike;
}

/// Names a card by the outline in which its name is surest. Two outlines with two good names are a doubt.
MatchResult byAnyOutline(const NamingRequest& request, ObservationReason reason) {
  MatchResult best = request.inquiry.ask(request.view, reason);
  if (best.card.key && best.card.confidence > kClear) return best;
  if (request.outline.outlier && !isPromising(best)) return best;
  const Stages& stages = request.inquiry.stages();
  std::vector<Quad> others;
  if (stages.has(Stage::otherOutlines)) others = request.outline.others;
  // A rim as dark as the table is seen by nobody, but the name tells that it must be there.
  if (stages.has(Stage::unseenRims))
    for (const double rim : kUnseenRims) others.push_back(grown(request.outline.corners, rim));
  CardView there = request.view;
  for (const Quad& other : others) {
    there.outline = other;
    const MatchResult again = request.inquiry.ask(there, ObservationReason::otherOutline);
    const bool differ = best.card.key && again.card.key && best.card.key != again.card.key;
    if (again.card.key || (!best.card.key && best.card.maybe.empty())) best = surer(best, again);
    if (differ || best.card.confidence > kClear) break;
  }
  return best;
}

/// Looks at a card in doubt in the light in which it is most likely one of those it may be.
MatchResult inOtherLight(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen) {
  constexpr double kLeads = 3;  // of odds, as logarithms: a card in its own light over another in its own
  if (seen.card.maybe.empty() || !inquiry.stages().has(Stage::relit)) return seen;
  const auto best = inBestLight(inquiry, closeUp, seen);
  // Without a name it says no more than the card as it was seen.
  if (!best || !best->result.card.key || best->lead < kLeads) return seen;
  inquiry.settleInEvenLight(*best->result.card.key);
  return heldAgainst(seen, best->result);
}

/// By the light of the table, which is not quite that on the card: it tells in which cards' own light to
/// look.
CardSighting nameInTableLight(const NamingRequest& request, const MatchResult& seen) {
  const MatchResult doubt = doubtBetween(seen, seen);
  const MatchResult again = inOtherLight(request.inquiry, closeUpOf(request.view), doubt);
  return again.card.key ? again.card : (seen.card.key ? doubt : seen).card;
}

/// What one outline holds by the looks at it; a card in doubt is looked at again without what may be on it.
CardSighting nameByLooks(const NamingRequest& request, ObservationReason reason) {
  constexpr double kStays = 0.08;  // of a card's size
  MatchResult seen = byAnyOutline(request, reason);
  if (request.outline.outlier && !isPromising(seen)) return seen.card;
  if (request.view.lighting.paper) return nameInTableLight(request, seen);
  if (isBeyondDoubt(seen)) return seen.card;
  const bool named = seen.card.key.has_value();
  CardView view = request.view;
  if (named) view.outline = seen.card.corners;
  const CardView closeUp = closeUpOf(view);
  seen = heldWithoutGlare(request.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  // What was named until its glare was taken off may be another card in any light.
  if (!named) seen = inOtherLight(request.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  if (const auto without =
          request.inquiry.stages().has(Stage::withoutOccluders) ? withoutOccluders(closeUp) : std::nullopt) {
    const MatchResult again = request.inquiry.ask(*without, ObservationReason::withoutOccluders);
    // Moved a little, what is left in sight is another card's, too: the sides must stay where they are seen.
    if (nearlySame(fromTopLeft(again.card.corners), request.outline.corners, kStays))
      seen = heldAgainst(seen, again);
  }
  if (seen.card.key || seen.card.maybe.empty()) return seen.card;
  double sure = 0;
  for (const Candidate& candidate : seen.card.maybe) sure += candidate.confidence;
  seen.card.maybe = request.inquiry.fewLeft(sure);
  return seen.card;
}

/// A card whose name is not sure after all, and those that all looks at it leave.
CardSighting doubtful(const CardInquiry& inquiry, const CardSighting& named) {
  CardSighting card;
  card.corners = fromTopLeft(named.corners);
  card.confidence = kNameless;
  card.maybe = inquiry.fewLeft(named.confidence);
  return card;
}

}  // namespace

CardSighting nameOne(const NamingRequest& request, ObservationReason reason) {
  const CardSighting card = nameByLooks(request, reason);
  if (!card.key) return card;
  if (request.inquiry.stages().has(Stage::betterElsewhere) && card.confidence <= kBeyondDoubt &&
      request.inquiry.anotherFitsBetter(*card.key))
    return doubtful(request.inquiry, card);
  CardView named = request.view;
  named.outline = card.corners;
  for (const CardView& view : {request.view, named})
    if (request.inquiry.stages().has(Stage::overexposedPlaces) &&
        !holdsThoughOverexposed(request.inquiry, view, *card.key))
      return doubtful(request.inquiry, card);
  return card;
}

CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline, CardTrail* trail) {
  CardInquiry inquiry(index, trail);
  CardView view{bgr, outline};
  MatchResult seen = inquiry.ask(view);
  if (!seen.card.key) return seen.card;
  view.outline = seen.card.corners;
  if (!isBeyondDoubt(seen)) seen = heldWithoutGlare(inquiry, closeUpOf(view), seen);
  if (seen.card.key && !holdsThoughOverexposed(inquiry, view, *seen.card.key))
    return doubtful(inquiry, seen.card);
  return seen.card;
}

}  // namespace lk::vision
