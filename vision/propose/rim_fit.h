// From a proposed box to a card's outline: lines along the rim that the net marks.
#pragma once

#include <array>

#include "vision/propose/proposals.h"

namespace lk::vision {

struct RimOutline {
  Quad corners{};                   // corner order as in the box; pixels of the picture
  std::array<double, 4> support{};  // mean chance of a rim along each side, 0..1
};

/// Moves the sides of a proposed card to where `maps` show its rim, tilted as they may be. The level of
/// `maps` on which the card is largest without exceeding 420 px counts. Good to some 2 % of the card's size.
RimOutline fitRim(const Quad& box, const std::vector<CardMaps>& maps);

/// Mean chance of a rim along each side of an outline, on the level that fitRim() would look at. 0..1.
std::array<double, 4> rimSupport(const Quad& outline, const std::vector<CardMaps>& maps);

}  // namespace lk::vision
