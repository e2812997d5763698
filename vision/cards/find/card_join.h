// Merges the results of two card finders: the proposer net and the search for straight sides.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/card_plane.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

struct JoinOptions {
  cv::Mat ignore;                    // as in CardFinderOptions
  const CardPlane* plane = nullptr;  // common plane of the outlines, or null; not owned
  /// The sheet that gives the image's scale, or null; not owned. With a scale, an outline found by its sides
  /// is a card if it has a card's size; a proposal of another size needs a name. Without a scale, an outline
  /// found by its sides needs a name unless the proposer confirms it.
  const SheetSighting* scale = nullptr;
  Stages stages;
};

/// Merges the proposals of an 8-bit BGR image into the outlines found in it, and sorts them in reading order.
/// If both finders found a card, the outline with the better rim and edge support is used. The other becomes
/// one of its `alternatives`. Outlines the proposer does not confirm with enough probability become outliers,
/// so they are cards only by their name.
void joinProposed(const cv::Mat& bgr, const NetProposals& proposals, const JoinOptions& options,
                  std::vector<CardOutline>& outlines);

}  // namespace lk::vision
