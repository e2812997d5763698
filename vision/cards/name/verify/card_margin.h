// Tells a card from its nearest relatives in the library by the places in which these differ.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// A reference's look, and the card seen laid over it.
struct AlignedReference {
  cv::Mat look;
  Alignment alignment;
};

/// How a card compares with two of the library where these differ: means over small squares, weighted by how
/// different the two are there. What both have, the frame and its colours, says nothing, nor does the light.
struct PairMargin {
  double margin = 0;  // how much more the card seen is like the first, as a difference of correlations; -1..1
  double fit = 0;     // its correlation with the first there, -1..1; both are 0 when the two hardly differ
};
PairMargin pairMargin(const AlignedReference& a, const AlignedReference& b);

struct ClearBest {
  std::size_t place;  // among those compared
  double margin;      // PairMargin::margin over the runner-up, the least of all
};
/// Returns the reference that the card seen resembles most wherever it differs from any other, by a clear
/// margin; none when there is no such one, as in glare or where too little of the print is in sight. A card
/// that is none of them may still resemble one most: whether it is that one is for others to say.
std::optional<ClearBest> clearBest(const std::vector<AlignedReference>& laid);

}  // namespace lk::vision
