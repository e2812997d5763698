// Which season pages show.
#pragma once

#include <optional>
#include <string>

#include "app/league/model/ids.h"

namespace lk::league {

/// Selects the season to show: by `id`, or by name and season. If `season` is empty, the newest season of
/// that name; if `name` is empty, too, the newest of all.
struct SeasonShown {
  std::optional<LeagueId> id;
  std::string name;
  std::string season;
};

}  // namespace lk::league
