// Lays a look over a reference as exactly as a homography can: what the outline's corners got wrong is put
// right.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// How a card's outline may be wrong.
enum class MotionModel {
  homography,  // each of its corners may lie elsewhere
  rigid        // it is of a card's shape and size; all of it may be moved and turned
};

struct Alignment {
  cv::Mat look;           // the seen look redrawn so that it lies over the reference
  cv::Mat inSight;        // CV_8U, where that shows the card; empty: everywhere
  cv::Matx33d toSeen;     // pixels of the reference's look -> pixels of the seen look
  double similarity = 0;  // correlation after it, -1..1
};

/// Lays `seen` (a look, CV_8SC4) over `reference` best; starts from `shift` pixels. `inSight` (CV_8U, 255
/// where `seen` shows the card; empty: everywhere): the rest is not looked at. Corners move by a tenth of the
/// card at most. Nothing is moved where moving makes the two no more alike.
Alignment aligned(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift,
                  const cv::Mat& inSight = {}, MotionModel motionModel = MotionModel::homography);

}  // namespace lk::vision
