// Enters the results of a sheet in a league.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/league/exchange/result_sheet.h"
#include "app/league/store/database.h"

namespace lk::league {

/// Matches as they were before, and how they are decided now.
using EnteredResults = std::vector<std::pair<Match, Decision>>;

/// Reads a sheet (CSV, or an event report if `file` ends in .wer) and enters its results of a round, the
/// newest by default, as corrections: all of them, or none. Returns them, those that were entered before as
/// well.
Outcome<EnteredResults> enterResults(Database& database, const StoredLeague& stored,
                                     std::optional<RoundNumber> round, const std::string& text,
                                     const std::string& file);

}  // namespace lk::league
