// Estimates the light on a card from the paper of named cards nearby.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// A card back or a mostly occluded card may show no paper as a reference for its inks. The cards around it
/// do, under the same lamps.
class TableLight {
 public:
  /// `named`: outlines of named cards in `bgr` (8-bit), which must outlive this object.
  TableLight(const cv::Mat& bgr, std::vector<Quad> named) : bgr_(bgr), named_(std::move(named)) {}

  /// Returns the light of the nearest named cards. Returns nullopt if there are none, or if the card's own
  /// lightest print is about as light.
  [[nodiscard]] std::optional<Lighting> on(const CardView& card) const;

 private:
  const cv::Mat& bgr_;
  std::vector<Quad> named_;
};

}  // namespace lk::vision
