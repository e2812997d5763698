// One card's name, by all the looks that may be worth taking at it.
#pragma once

#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// A card of a frame, the outline it was found by, and who is asked about it.
struct NamingRequest {
  CardInquiry& inquiry;
  const CardOutline& outline;
  CardView view;
};

/// Names a card by its outlines, and, where it is in doubt, without what may be on it or change its light.
/// Where another card fitted better in some look than the one named in any, the name is a doubt between them.
CardSighting nameOne(const NamingRequest& request, ObservationReason reason = ObservationReason::outlined);

}  // namespace lk::vision
