// Sample positions along an outline's sides, and a test for a card that lies on another.
#pragma once

#include "vision/core/quad_geometry.h"

namespace lk::vision {

/// Whether a card to be found may also lie on known cards, or only under them.
enum class StackingLimit { under, onOrUnder };

/// Returns the centre of the `place`-th of `places` equal parts of a side.
inline cv::Point2f placeAlong(const Quad& quad, std::size_t side, int place, int places) {
  const float along = (static_cast<float>(place) + 0.5F) / static_cast<float>(places);
  return quad[side] * (1 - along) + quad[(side + 1) % 4] * along;
}

/// True if the outline's edges are visible over `other`, so that its card lies on the other one. `seen(side,
/// place)` tells whether there is an edge; `places` is the number of positions per side.
template <typename Seen>
bool liesOn(const Quad& outline, const Quad& other, int places, const Seen& seen) {
  constexpr double kEnough = 0.2;  // of the positions of a side
  constexpr double kSeenOver = 0.8;
  int over = 0, seenOver = 0;
  for (std::size_t side = 0; side < 4; ++side)
    for (int i = 0; i < places; ++i)
      if (holds(other, placeAlong(outline, side, i, places))) ++over, seenOver += seen(side, i) ? 1 : 0;
  return over >= kEnough * places && seenOver >= kSeenOver * over;
}

}  // namespace lk::vision
