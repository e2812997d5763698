// A league as a file: everything that belongs to it, and whether it may be believed.
#pragma once

#include <vector>

#include "app/kit/game_kit.h"
#include "app/league/store/archive.h"

namespace lk::league {

/// What a file holds in JSON; the names of its fields are in docs/league.md.
Json fileOf(const Archive& archive);

/// Reads such a file. A fault where anything is missing or misshapen, where names are nobody's, or where a
/// night does not replay to the decision it has: with its line.
Outcome<Archive> archiveFrom(const Json& json, const std::string& file,
                             const std::vector<app::PackFile>& own = {});

}  // namespace lk::league
