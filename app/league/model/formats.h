// All formats of leagues: the one table that pairing, commands, files, pages and the database read.
#pragma once

#include <span>

#include "app/league/model/pairing.h"

namespace lk::league {

/// Returns all formats, the one that is proposed first. Static storage.
std::span<const LeagueFormat> leagueFormats();

/// Returns the format of that name; nullptr if there is none.
const LeagueFormat* formatNamed(std::string_view name);

/// Returns the tables of the next round in order, byes last. Deterministic. Precondition: the league has a
/// format.
NextRound nextRound(const League& league);

}  // namespace lk::league
