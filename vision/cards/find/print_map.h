// A top view of the table with its busyness: the rate at which lightness and colour change. Print is busier
// than wood or cloth in any light.
#pragma once

#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// A short side of a card has kPerSide pixels of the map.
struct PrintMap {
  static constexpr int kPerSide = 16;

  cv::Matx33d toImage;  // homography: pixels of the map -> pixels of the image
  cv::Mat busy;         // CV_32F, busyness relative to the table nearby
  cv::Mat visible;      // CV_8U, 255 inside the image where no known card lies
};

/// Returns the map, or nullopt if the image shows the horizon or cards would be only dots. `known` are cards
/// on the plane, which give the card size more accurately. `ignore` is as in CardFinderOptions.
std::optional<PrintMap> printMapOf(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                                   const cv::Mat& ignore);

/// An area busier than the table and wider than lines or dice.
struct PrintedPatch {
  cv::Mat where;   // CV_8U of the map's size, 255 on the patch
  cv::Rect box;    // bounding box
  float busy = 0;  // median busyness
};

/// Returns the largest visible patch of more than `least` pixels, or nullopt.
std::optional<PrintedPatch> largestPatch(const PrintMap& map, int least);

}  // namespace lk::vision
