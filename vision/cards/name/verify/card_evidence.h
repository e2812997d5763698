// From how a card and the best reference differ to how sure it is that they are the same.
#pragma once

#include "vision/cards/name/verify/card_light.h"
#include "vision/cards/name/verify/card_print_fit.h"
#include "vision/cards/name/verify/card_verify.h"

namespace lk::vision {

/// Returns evidence, as the logarithm of odds, that the seen card is the one it is most like, rather than a
/// card that is not enrolled. `lead`: by how much the next card of the library is less alike (correlation).
/// The libraries it was learnt from held near-identical cards as well as cards with nothing in common; how
/// print fits was weighed on real photos, see vision/nets/card_evidence.md; without `printFit` the net before
/// it decides.
double evidenceOf(const MatchFeatures& features, const std::optional<PrintFit>& printFit, double lead);

/// Returns the same of a card whose light was evened out for the one it is most like: what still differs is
/// judged by the light that had to be taken off.
double evidenceInEvenLight(const MatchFeatures& features, const std::optional<PrintFit>& printFit,
                           double lead, const TakenLight& taken);

}  // namespace lk::vision
