// From how a card and the best reference differ to how sure it is that they are the same.
#pragma once

#include "vision/cards/name/card_light.h"
#include "vision/cards/name/card_verify.h"

namespace lk::vision {

/// Evidence, as the logarithm of odds, that the seen card is the one it is most like, rather than a card that
/// is not enrolled. `lead`: by how much the next card of the library is less alike (correlation). The
/// libraries it was learnt from held near-identical cards as well as cards with nothing in common.
double evidenceOf(const Remains& remains, double lead);

/// The same of a card whose light was evened out for the one it is most like: what still differs is judged by
/// the light that had to be taken off.
double evidenceInEvenLight(const Remains& remains, double lead, const TakenLight& taken);

}  // namespace lk::vision
