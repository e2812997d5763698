// The light on a table, as the cards on it tell.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// A back, or a card of which little is in sight, may show no paper to judge its inks by. The cards around it
/// do, and the same lamps light them.
class TableLight {
 public:
  /// `named`: outlines of known cards of a frame, `bgr`, 8 bits, which must outlive it.
  TableLight(const cv::Mat& bgr, std::vector<Quad> named) : bgr_(bgr), named_(std::move(named)) {}

  /// The light on a card as the nearest named ones have it. Nothing where none tells, or where the card's own
  /// lightest print is as light.
  [[nodiscard]] std::optional<Lighting> on(const CardView& card) const;

 private:
  const cv::Mat& bgr_;
  std::vector<Quad> named_;
};

}  // namespace lk::vision
