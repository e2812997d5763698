#include "vision/cards/name/card_naming_one.h"

#include <utility>

#include "vision/cards/name/card_burnt.h"
#include "vision/cards/name/card_cover.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_relight.h"
#include "vision/cards/name/card_veil.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kUnseenRims[] = {0.035, 0.07, -0.03};  // of the way from the card's middle
constexpr double kClear = 0.97;                         // a name surer than this needs no other outline
constexpr double kBeyondDoubt = 0.999;

bool isBeyondDoubt(const CardOpinion& seen) {
  return seen.card.key && seen.card.confidence > kBeyondDoubt;
}

/// Where a lamp may be mirrored in a card the name must hold without its light, too.
CardOpinion heldWithoutVeil(CardInquiry& inquiry, const CardView& closeUp, const CardOpinion& seen) {
  if (!inquiry.stages().has(Stage::withoutVeil)) return seen;
  const auto without = withoutVeil(closeUp);
  return without ? heldAgainst(seen, inquiry.ask(*without, LookReason::withoutVeil)) : seen;
}

/// Whether an outline that is a card only by its name may get one.
bool isPromising(const CardOpinion& seen) {
  constexpr double kLike = 0.6;  // a likeness that little but a card has
  return seen.card.key || !seen.card.maybe.empty() || seen.likeness > kLike;
}

/// Names a card by the outline in which its name is surest. Two outlines with two good names are a doubt.
CardOpinion byAnyOutline(const Asked& asked, LookReason reason) {
  CardOpinion best = asked.inquiry.ask(asked.view, reason);
  if (best.card.key && best.card.confidence > kClear) return best;
  if (asked.outline.odd && !isPromising(best)) return best;
  const Stages& stages = asked.inquiry.stages();
  std::vector<Quad> others;
  if (stages.has(Stage::otherOutlines)) others = asked.outline.others;
  // A rim as dark as the table is seen by nobody, but the name tells that it must be there.
  if (stages.has(Stage::unseenRims))
    for (const double rim : kUnseenRims) others.push_back(grown(asked.outline.corners, rim));
  CardView there = asked.view;
  for (const Quad& other : others) {
    there.outline = other;
    const CardOpinion again = asked.inquiry.ask(there, LookReason::otherOutline);
    const bool differ = best.card.key && again.card.key && best.card.key != again.card.key;
    if (again.card.key || (!best.card.key && best.card.maybe.empty())) best = surer(best, again);
    if (differ || best.card.confidence > kClear) break;
  }
  return best;
}

/// Looks at a card in doubt in the light in which it is most likely one of those it may be.
CardOpinion inOtherLight(CardInquiry& inquiry, const CardView& closeUp, const CardOpinion& seen) {
  constexpr double kLeads = 3;  // of odds, as logarithms: a card in its own light over another in its own
  if (seen.card.maybe.empty() || !inquiry.stages().has(Stage::relit)) return seen;
  const auto best = inBestLight(inquiry, closeUp, seen);
  // Without a name it says no more than the card as it was seen.
  if (!best || !best->opinion.card.key || best->lead < kLeads) return seen;
  inquiry.settleInEvenLight(*best->opinion.card.key);
  return heldAgainst(seen, best->opinion);
}

/// By the light of the table, which is not quite that on the card: it tells in which cards' own light to
/// look.
CardSighting nameInTableLight(const Asked& asked, const CardOpinion& seen) {
  const CardOpinion doubt = doubtBetween(seen, seen);
  const CardOpinion again = inOtherLight(asked.inquiry, closeUpOf(asked.view), doubt);
  return again.card.key ? again.card : (seen.card.key ? doubt : seen).card;
}

/// What one outline holds by the looks at it; a card in doubt is looked at again without what may be on it.
CardSighting nameByLooks(const Asked& asked, LookReason reason) {
  constexpr double kStays = 0.08;  // of a card's size
  CardOpinion seen = byAnyOutline(asked, reason);
  if (asked.outline.odd && !isPromising(seen)) return seen.card;
  if (asked.view.lighting.paper) return nameInTableLight(asked, seen);
  if (isBeyondDoubt(seen)) return seen.card;
  const bool named = seen.card.key.has_value();
  CardView view = asked.view;
  if (named) view.outline = seen.card.corners;
  const CardView closeUp = closeUpOf(view);
  seen = heldWithoutVeil(asked.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  // What was named until its veil was taken off may be another card in any light.
  if (!named) seen = inOtherLight(asked.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  if (const auto without =
          asked.inquiry.stages().has(Stage::withoutCovers) ? withoutCovers(closeUp) : std::nullopt) {
    const CardOpinion again = asked.inquiry.ask(*without, LookReason::withoutCover);
    // Moved a little, what is left in sight is another card's, too: the sides must stay where they are seen.
    if (nearlySame(fromTopLeft(again.card.corners), asked.outline.corners, kStays))
      seen = heldAgainst(seen, again);
  }
  if (seen.card.key || seen.card.maybe.empty()) return seen.card;
  double sure = 0;
  for (const Candidate& candidate : seen.card.maybe) sure += candidate.confidence;
  seen.card.maybe = asked.inquiry.fewLeft(sure);
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

CardSighting nameOne(const Asked& asked, LookReason reason) {
  const CardSighting card = nameByLooks(asked, reason);
  if (!card.key) return card;
  if (asked.inquiry.stages().has(Stage::betterElsewhere) && card.confidence <= kBeyondDoubt &&
      asked.inquiry.anotherFitsBetter(*card.key))
    return doubtful(asked.inquiry, card);
  CardView named = asked.view;
  named.outline = card.corners;
  for (const CardView& view : {asked.view, named})
    if (asked.inquiry.stages().has(Stage::burntPlaces) && !holdsThoughBurnt(asked.inquiry, view, *card.key))
      return doubtful(asked.inquiry, card);
  return card;
}

CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline, CardTrail* trail) {
  CardInquiry inquiry(index, trail);
  CardView view{bgr, outline};
  CardOpinion seen = inquiry.ask(view);
  if (!seen.card.key) return seen.card;
  view.outline = seen.card.corners;
  if (!isBeyondDoubt(seen)) seen = heldWithoutVeil(inquiry, closeUpOf(view), seen);
  if (seen.card.key && !holdsThoughBurnt(inquiry, view, *seen.card.key)) return doubtful(inquiry, seen.card);
  return seen.card;
}

}  // namespace lk::vision
