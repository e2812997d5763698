// Estimates the table's plane from the cards on it: among many outlines, finds those that can be cards of one
// size, and the plane on which they are.
#pragma once

#include <optional>
#include <vector>

#include "vision/cards/find/card_outline.h"

namespace lk::vision {

/// A plane seen by a camera. Its unit of length is a card's short side.
struct CardPlane {
  cv::Matx33d toImage;  // homography: plane -> pixels
  cv::Matx33d toPlane;
  double aspect = 88.0 / 63.0;  // long side over short side of the cards

  /// Returns the largest relative deviation of a side from a card's; 0.1 is a tenth too long or too short. An
  /// outline larger by an even rim has no deviation, because most outlines may be frames inside a rim.
  [[nodiscard]] double deviation(const Quad& outline) const;
  /// Returns the area of an outline, in cards.
  [[nodiscard]] double area(const Quad& outline) const;
  [[nodiscard]] cv::Point2d onPlane(cv::Point2f pixel) const;
  [[nodiscard]] cv::Point2f inImage(cv::Point2d point) const;
};

/// Estimates the plane from `outlines`, of which several may be of one place. Returns nullopt if fewer than
/// four outlines at different places agree. Assumes cards of this aspect, or slim ones if those explain the
/// outlines better.
std::optional<CardPlane> planeOf(const std::vector<CardOutline>& outlines, cv::Size picture, double aspect);

}  // namespace lk::vision
