// Fits exact outlines to the cards that the proposer net marks.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

struct ProposedOutline {
  Quad corners{};                  // clockwise, from the corner nearest the image's top left
  std::vector<Quad> alternatives;  // alternative outlines, best first
  double chance = 0;               // the proposer's probability of a card, 0..1
  double rim = 0;    // mean rim probability along the sides of the outline with the best rim, 0..1
  double edges = 0;  // edge support of the sides, 0..1
};

/// Fits each proposal that may get a name in an 8-bit BGR image, in their order. `known` are outlines found
/// by other means; one at the place of a proposal is a candidate for it. Works on an image in which the card
/// is at most 500 px long, so that results do not depend on the image's size.
std::vector<ProposedOutline> outlinesOf(const cv::Mat& bgr, const NetProposals& proposals,
                                        const std::vector<Quad>& known = {}, const Stages& stages = {});

}  // namespace lk::vision
