// Names one card by all observations that may help.
#pragma once

#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// A card to name: its outline, its image, and where observations are collected.
struct NamingRequest {
  CardInquiry& inquiry;
  const CardOutline& outline;
  CardView view;
};

/// Names a card by its outlines. In doubt, removes glare, uneven light and occluders. If another card was
/// more similar in some observation than the named one in any, the result is a doubt.
CardSighting nameOne(const NamingRequest& request, ObservationReason reason = ObservationReason::outlined);

/// Names the card at exactly this outline, without alternative outlines and without masking occluders. Used
/// to try several outlines. The name must also hold without glare and despite overexposure. `observations`,
/// if not null, receives the observations.
CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline,
                    CardObservations* observations = nullptr);

}  // namespace lk::vision
