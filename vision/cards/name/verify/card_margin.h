// Distinguishes a card from near relatives in the library by the regions in which they differ.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// A reference's look, and the seen card aligned with it.
struct AlignedReference {
  cv::Mat look;
  Alignment alignment;
};

/// How the seen card compares with two references where these differ. Means over small squares, weighted by
/// the difference of the two references. What both share, such as the frame, its colours and the light, has
/// no effect.
struct PairMargin {
  double margin = 0;  // correlation with the first minus that with the second, -1..1
  double fit = 0;  // correlation with the first in those squares, -1..1; both are 0 if the two hardly differ
};

/// Compares the seen card, aligned with both references, with the first and the second.
PairMargin pairMargin(const AlignedReference& a, const AlignedReference& b);

struct ClearBest {
  std::size_t place;  // index among those compared
  double margin;      // least PairMargin::margin over all others
};
/// Returns the reference that fits the seen card best wherever it differs from any other, by a clear margin.
/// Returns nullopt if there is none, for example under glare or with too little visible print. A card that is
/// not among them may still fit one best, so other evidence must decide whether it is that one.
std::optional<ClearBest> clearBest(const std::vector<AlignedReference>& laid);

}  // namespace lk::vision
