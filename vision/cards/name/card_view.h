// One observation of a card: an image, the card's outline in it, and what is masked.
#pragma once

#include <optional>
#include <vector>

#include "vision/cards/name/align/card_align.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/verify/card_light.h"
#include "vision/core/sighting.h"

namespace lk::vision {

struct CardView {
  cv::Mat picture;          // 8-bit BGR
  Quad outline{};           // of the card in `picture`; any corner order, all orientations are tried
  std::vector<Quad> above;  // outlines of objects on the card
  cv::Mat hidden{};         // CV_8U of the image's size, 255 where something occludes the card; or empty
  MotionModel motionModel = MotionModel::homography;  // how the outline may be corrected
  Lighting lighting{};
  std::optional<RemovedLight> taken{};  // the light that was removed, if any
  bool faintMayBeOverexposed = false;   // faint ink may be lost in overexposed places, see overexposed.h
  /// Homography: pixels of `picture` -> pixels of the camera's frame.
  cv::Matx33d toFrame = cv::Matx33d::eye();
};

/// Cuts out the card with its surroundings, for further observations of a card in doubt. The cost does not
/// depend on the image's size. The card keeps its orientation and its outline becomes a rectangle. Objects
/// above become part of `hidden`, which is never empty. `view` must show the camera's frame.
CardView closeUpOf(const CardView& view);

}  // namespace lk::vision
