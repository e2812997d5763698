// The table's plane as the cards on it show it: of many outlines those that can all be cards of one size, and
// the plane on which they are.
#pragma once

#include <optional>
#include <vector>

#include "vision/cards/find/card_finder.h"

namespace lk::vision {

/// A plane seen by a camera, with lengths in short sides of a card.
struct CardPlane {
  cv::Matx33d toImage;  // homography: plane -> pixels
  cv::Matx33d toPlane;
  double aspect = 88.0 / 63.0;  // long side of the cards, in short sides

  /// How far the sides are from a card's: largest deviation, 0.1 = a tenth too long or too short. An outline
  /// that is larger by a rim all around deviates by nothing: most outlines may be frames inside a rim.
  [[nodiscard]] double deviation(const Quad& outline) const;
  /// The area of an outline, in cards.
  [[nodiscard]] double area(const Quad& outline) const;
  [[nodiscard]] cv::Point2d onPlane(cv::Point2f pixel) const;
  [[nodiscard]] cv::Point2f inImage(cv::Point2d point) const;
};

/// None when fewer than four outlines at different places agree. `outlines` may hold several of one place.
/// The cards have this aspect, or that of slim ones where it explains what is seen better.
std::optional<CardPlane> planeOf(const std::vector<CardOutline>& outlines, cv::Size picture, double aspect);

}  // namespace lk::vision
