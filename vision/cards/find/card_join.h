// One list of cards from two finders: the learned proposer and the search for straight sides.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_plane.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

struct JoinOptions {
  cv::Mat ignore;                    // as in CardFinderOptions
  const CardPlane* plane = nullptr;  // as the outlines show it, or null; not owned
  /// What the picture's scale is known by, or null; not owned. Where it is known, outlines found by their
  /// sides are cards if they have a card's size, and a proposal without it is one only by its name; elsewhere
  /// the former are cards only by their names unless the proposer sees them, too.
  const SheetSighting* scale = nullptr;
  Stages stages;
};

/// Adds the proposals of an 8-bit BGR picture to the outlines found in it, in reading order. Where both saw a
/// card the outline supported better by rim and edges counts, and the other one is kept among its `others`.
/// What the proposer does not see, and what it is not sure of, is an outlier: a card only by its name.
void joinProposed(const cv::Mat& bgr, const NetProposals& proposals, const JoinOptions& options,
                  std::vector<CardOutline>& outlines);

}  // namespace lk::vision
