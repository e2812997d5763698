// Fits a card's outline to a proposed box, with lines along the rim in the net's maps.
#pragma once

#include <array>

#include "vision/propose/proposals.h"

namespace lk::vision {

struct RimOutline {
  Quad corners{};                   // image pixels; corner order as in the box
  std::array<double, 4> support{};  // mean rim probability along each side, 0..1
};

/// Moves and tilts the sides of a proposed card to its rim in `maps`. Uses the level on which the card is
/// largest without exceeding 420 px. Accurate to about 2 % of the card's size.
RimOutline fitRim(const Quad& box, const std::vector<CardMaps>& maps);

/// Returns the mean rim probability along each side of an outline, 0..1, on the level that fitRim() would
/// use.
std::array<double, 4> rimSupport(const Quad& outline, const std::vector<CardMaps>& maps);

}  // namespace lk::vision
