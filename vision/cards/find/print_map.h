// The table seen from above, and how busy it is: print changes lightness and colour more often than wood or
// cloth do, in any light.
#pragma once

#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// In pixels of which kPerSide are a short side of a card.
struct PrintMap {
  static constexpr int kPerSide = 16;

  cv::Matx33d toImage;  // homography: pixels of the map -> pixels of the picture
  cv::Mat busy;         // CV_32F, how many times as busy as the table thereabouts
  cv::Mat inSight;      // CV_8U, 255 in the picture where no known card lies
};

/// None where the picture shows the horizon, or the plane so far that cards would be dots. `known` are cards
/// of the plane, and tell their size better than it does; `ignore` as in CardFinderOptions.
std::optional<PrintMap> printMapOf(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                                   const cv::Mat& ignore);

/// What is busier than the table, as wide as no line or die is.
struct PrintedPatch {
  cv::Mat where;   // CV_8U, 255 on it, of the map's size
  cv::Rect box;    // around it
  float busy = 0;  // half of it is busier
};

/// The largest patch in sight of more than `least` pixels.
std::optional<PrintedPatch> largestPatch(const PrintMap& map, int least);

}  // namespace lk::vision
