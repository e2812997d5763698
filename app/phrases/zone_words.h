// What the places on the table are called.
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "rules/core/ids.h"

namespace lk::app {

/// "A/action/1" -> seat A, "Action 1". `game` is its id; without one the zone is looked up in all games. The
/// label is empty for places that need no telling beside the players themselves.
struct ZoneWords {
  std::optional<rules::Seat> seat;
  QString label;
};
ZoneWords zoneWords(std::string_view zone, std::string_view game = {});

}  // namespace lk::app
