// A league as a JSON file. Reading it checks everything.
#pragma once

#include <vector>

#include "app/kit/game_kit.h"
#include "app/league/store/archive.h"

namespace lk::league {

/// Returns the file's content as JSON. Its fields are described in docs/league.md.
Json fileOf(const Archive& archive);

/// Reads such a file. Fails, with the line, if anything is missing or malformed, if a player is unknown, or
/// if replaying a night does not give its recorded decision. `own` are the user's packs that were played
/// with.
Outcome<Archive> archiveFrom(const Json& json, const std::string& file,
                             const std::vector<app::PackFile>& own = {});

}  // namespace lk::league
