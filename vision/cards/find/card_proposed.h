// Exact outlines of the cards that the proposer sees.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

struct ProposedOutline {
  Quad corners{};            // clockwise, from the corner nearest the picture's top left
  std::vector<Quad> others;  // where the card may end otherwise, best first
  double chance = 0;         // that a card is there, by the proposer
  double rim = 0;            // mean chance of a rim along the sides of the outline the net sees best, 0..1
  double edges = 0;          // 0..1, how well the sides are supported by edges
};

/// Fits every proposal of an 8-bit BGR picture, in their order. `known` are outlines found by other means:
/// one over the place of a proposal is a candidate for it. Works on a picture reduced so that the card is
/// some 500 px long, so that answers do not depend on the picture's size.
std::vector<ProposedOutline> outlinesOf(const cv::Mat& bgr, const NetProposals& proposals,
                                        const std::vector<Quad>& known = {}, const Stages& stages = {});

}  // namespace lk::vision
