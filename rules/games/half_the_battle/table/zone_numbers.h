// The mat's numbered zones: lanes and the boxes above them.
#pragma once

#include <string>
#include <string_view>

#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

/// Returns 5 for "lane/5" and the word "lane"; 0 for any other zone.
inline int zoneNumber(std::string_view zone, std::string_view word) {
  for (int lane = 1; lane <= kLanes; ++lane)
    if (zone == std::string(word) + "/" + std::to_string(lane)) return lane;
  return 0;
}
inline int laneNumber(std::string_view zone) {
  return zoneNumber(zone, "lane");
}

}  // namespace lk::rules::half_the_battle
