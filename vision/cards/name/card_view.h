// One card in one picture, as it is to be looked at.
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
  Quad outline{};           // of the card in it; corner order does not matter, all turns are tried
  std::vector<Quad> above;  // outlines of what lies on the card
  cv::Mat hidden{};         // CV_8U, of the picture's size, or empty: 255 where anything else is in the way
  MotionModel motionModel = MotionModel::homography;  // of the outline
  Lighting lighting{};
  std::optional<TakenLight> taken{};  // where the light was evened out: what it was like
  bool faintMayBeOverexposed =
      false;  // where it is overexposed any card's faint ink may have been, see overexposed.h
  cv::Matx33d toFrame = cv::Matx33d::eye();  // pixels of the picture -> pixels of the camera's frame
};

/// The card cut out together with its surroundings, for a second look at a card in doubt: what it costs does
/// not depend on the picture's size. It lies as it lay, not upright; its outline is a rectangle, and what is
/// above it is part of `hidden`, which is never empty. `view` must show a frame.
CardView closeUpOf(const CardView& view);

}  // namespace lk::vision
