// Aligns a card's look with a reference by a homography, which corrects errors of the outline's corners.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// Degrees of freedom of the alignment.
enum class MotionModel {
  homography,  // each corner may move
  rigid        // the shape is a card's; only shift and rotation
};

struct Alignment {
  cv::Mat look;           // the seen look, warped onto the reference
  cv::Mat visible;        // CV_8U visibility mask of `look`; empty: all visible
  cv::Matx33d toSeen;     // homography: pixels of the reference's look -> pixels of the seen look
  double similarity = 0;  // correlation after alignment, -1..1
};

/// Aligns `seen` with `reference` (looks, CV_8SC4), starting from `shift` pixels. `visible` (CV_8U, 255 where
/// `seen` shows the card, or empty) excludes other pixels. Corners move by at most about a tenth of the card.
/// Keeps the start position if alignment does not increase the similarity.
Alignment aligned(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift,
                  const cv::Mat& visible = {}, MotionModel motionModel = MotionModel::homography);

}  // namespace lk::vision
