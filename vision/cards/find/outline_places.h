// Places along the sides of an outline, and what they tell of two cards of which one lies on the other.
#pragma once

#include "vision/core/quad_geometry.h"

namespace lk::vision {

/// Whether a card that is looked for may lie on known ones, too, or under them alone.
enum class Lies { under, onOrUnder };

/// The middle of the `place`-th of so many equal parts of a side.
inline cv::Point2f placeAlong(const Quad& quad, std::size_t side, int place, int places) {
  const float along = (static_cast<float>(place) + 0.5F) / static_cast<float>(places);
  return quad[side] * (1 - along) + quad[(side + 1) % 4] * along;
}

/// Whether the outline's sides are seen over another: it is that of a card on the other. `seen(side, place)`
/// says whether an edge runs there, `places` how many there are to a side.
template <typename Seen>
bool liesOn(const Quad& outline, const Quad& other, int places, const Seen& seen) {
  constexpr double kEnough = 0.2;  // of the places of a side
  constexpr double kSeenOver = 0.8;
  int over = 0, seenOver = 0;
  for (std::size_t side = 0; side < 4; ++side)
    for (int i = 0; i < places; ++i)
      if (holds(other, placeAlong(outline, side, i, places))) ++over, seenOver += seen(side, i) ? 1 : 0;
  return over >= kEnough * places && seenOver >= kSeenOver * over;
}

}  // namespace lk::vision
