// Finds the middle of a corner tile that is hidden, from the three others.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

/// Returns the pixel where the middle of tile number `hidden` must be if the four middles form a rectangle.
/// `tiles` are in the order NW, NE, SE, SW; `seen` are the same tiles in the picture, nullptr only for the
/// hidden one. The perspective follows from the size and shape of the three tiles. Returns nullopt if they
/// cannot lie on one plane.
std::optional<cv::Point2d> hiddenTile(const std::vector<MarkSpec>& tiles,
                                      const std::array<const MarkSighting*, 4>& seen, std::size_t hidden);

}  // namespace lk::vision
