// The numbered places of a track on the mat, as zones are named: "A/life/12".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/core/ids.h"
#include "rules/core/placement.h"

namespace lk::rules {

/// A place on a player's track.
struct TrackNumber {
  Seat seat = Seat::A;
  int number = 0;
  std::optional<int> orElse;  // the neighbour, for a cube on the line between the two
};

/// Returns where on the track called `name` a token lies; nullopt if it lies on none.
std::optional<TrackNumber> trackNumber(const TokenPlacement& token, std::string_view name);

}  // namespace lk::rules
