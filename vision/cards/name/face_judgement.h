// Decides by comparing faces whether a card's name holds, and which of several candidates a card in doubt is.
#pragma once

#include "vision/cards/name/card_inquiry.h"
#include "vision/cards/name/card_view.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Compares the seen card with the named one and its rivals, face by face. `card` is the result of `inquiry`,
/// and `view` shows it in the camera's frame. A name that holds gets the comparison's confidence; otherwise
/// the result has no name. A card in doubt may get the name of one of its candidates, one that looks do not
/// know that of a similar reference whose face is much more alike than any other. The card alone must
/// resemble its reference: a lead over the others proves nothing if its own reference is not in the library.
/// `card` is returned unchanged if no picture of the named card is kept.
CardSighting judgedByFace(const CardInquiry& inquiry, const CardView& view, CardSighting card);

}  // namespace lk::vision
