#include "vision/cards/name/card_naming_one.h"

#include <utility>

#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_glare.h"
#include "vision/cards/name/card_occluders.h"
#include "vision/cards/name/card_relight.h"
#include "vision/cards/name/face_judgement.h"
#include "vision/cards/name/overexposed_check.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kUnseenRims[] = {0.035, 0.07, -0.03};  // of the distance from the card's centre
constexpr double kClear = 0.97;                         // confidence from which no other outline is tried
constexpr double kBeyondDoubt = 0.999;

bool isBeyondDoubt(const MatchResult& seen) {
  return seen.card.key && seen.card.confidence > kBeyondDoubt;
}

/// If there may be glare, the name must also hold without it.
MatchResult heldWithoutGlare(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen) {
  if (!inquiry.stages().has(Stage::withoutGlare)) return seen;
  const auto without = withoutGlare(closeUp);
  return without ? heldAgainst(seen, inquiry.ask(*without, ObservationReason::withoutGlare)) : seen;
}

/// True if an outlier may get a name.
bool isPromising(const MatchResult& seen) {
  constexpr double kLike = 0.6;  // a similarity that hardly anything but a card reaches
  return seen.card.key || !seen.card.maybe.empty() || seen.similarity > kLike;
}

/// Names a card by the outline with the highest confidence. Two outlines with two different names give a
/// doubt.
MatchResult byAnyOutline(const NamingRequest& request, ObservationReason reason) {
  MatchResult best = request.inquiry.ask(request.view, reason);
  if (best.card.key && best.card.confidence > kClear) return best;
  if (request.outline.outlier && !isPromising(best)) return best;
  const Stages& stages = request.inquiry.stages();
  std::vector<Quad> others;
  if (stages.has(Stage::otherOutlines)) others = request.outline.alternatives;
  // A rim as dark as the table is invisible, but a name can confirm it.
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

/// Observes a card in doubt under the light that best explains one of its candidates.
MatchResult inOtherLight(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen) {
  constexpr double kLeads = 3;  // log-odds: lead of a card in its own light over another one in its own
  if (seen.card.maybe.empty() || !inquiry.stages().has(Stage::relit)) return seen;
  const auto best = inBestLight(inquiry, closeUp, seen);
  // Without a name this adds nothing to the first observation.
  if (!best || !best->result.card.key || best->lead < kLeads) return seen;
  inquiry.settleInEvenLight(*best->result.card.key);
  return heldAgainst(seen, best->result);
}

/// Uses the table's light, which is only approximately the card's. It determines which candidates' own light
/// is tried.
CardSighting nameInTableLight(const NamingRequest& request, const MatchResult& seen) {
  const MatchResult doubt = doubtBetween(seen, seen);
  const MatchResult again = inOtherLight(request.inquiry, closeUpOf(request.view), doubt);
  return again.card.key ? again.card : (seen.card.key ? doubt : seen).card;
}

/// Names a card by its outlines. Observes a card in doubt again with one disturbance after another removed.
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
  // A card that lost its name without glare may be confused in any light.
  if (!named) seen = inOtherLight(request.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  if (const auto without =
          request.inquiry.stages().has(Stage::withoutOccluders) ? withoutOccluders(closeUp) : std::nullopt) {
    const MatchResult again = request.inquiry.ask(*without, ObservationReason::withoutOccluders);
    // With free corners, the visible rest may match another card. Its sides must stay where they are seen.
    if (nearlySame(fromTopLeft(again.card.corners), request.outline.corners, kStays))
      seen = heldAgainst(seen, again);
  }
  if (seen.card.key || seen.card.maybe.empty()) return seen.card;
  double sure = 0;
  for (const Candidate& candidate : seen.card.maybe) sure += candidate.confidence;
  seen.card.maybe = request.inquiry.remainingCandidates(sure);
  return seen.card;
}

/// Returns a card without a name, and the candidates that all observations leave.
CardSighting doubtful(const CardInquiry& inquiry, const CardSighting& named) {
  CardSighting card;
  card.corners = fromTopLeft(named.corners);
  card.confidence = kNameless;
  card.maybe = inquiry.remainingCandidates(named.confidence);
  return card;
}

/// Returns the name that the looks give, if it holds under better light and in other observations.
CardSighting byLooksOf(const NamingRequest& request, ObservationReason reason) {
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

/// Lets the learned comparison confirm a name, or choose among the candidates of a card in doubt.
CardSighting judged(const CardInquiry& inquiry, const CardView& view, CardSighting card) {
  if (!inquiry.stages().has(Stage::facesCompared)) return card;
  const bool named = card.key.has_value();
  const CardSighting again = judgedByFace(inquiry, view, card);
  return named && !again.key ? doubtful(inquiry, card) : again;
}

}  // namespace

CardSighting nameOne(const NamingRequest& request, ObservationReason reason) {
  return judged(request.inquiry, request.view, byLooksOf(request, reason));
}

CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline,
                    CardObservations* observations) {
  CardInquiry inquiry(index, observations);
  CardView view{bgr, outline};
  MatchResult seen = inquiry.ask(view);
  if (!seen.card.key) return judged(inquiry, view, seen.card);
  view.outline = seen.card.corners;
  if (!isBeyondDoubt(seen)) seen = heldWithoutGlare(inquiry, closeUpOf(view), seen);
  if (seen.card.key && !holdsThoughOverexposed(inquiry, view, *seen.card.key))
    return doubtful(inquiry, seen.card);
  return judged(inquiry, view, seen.card);
}

}  // namespace lk::vision
