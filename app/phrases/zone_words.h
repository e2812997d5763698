// Names of the zones on the table.
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "rules/core/ids.h"

namespace lk::app {

/// "A/action/1" -> seat A, "Action 1". `game` is the game's id; if empty, all games are searched. The label
/// is empty for zones that are obvious next to the player.
struct ZoneWords {
  std::optional<rules::Seat> seat;
  QString label;
};
ZoneWords zoneWords(std::string_view zone, std::string_view game = {});

}  // namespace lk::app
