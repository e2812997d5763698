// Printed pages of a league: a slip for each table, the pairings by table, the seats by player, and the
// standings.
#pragma once

#include "app/league/store/leagues.h"
#include "app/record/printing/page_writer.h"

namespace lk::league {

enum class LeaguePages : std::uint8_t { slips, pairings, seats, standings };

/// Writes the pages of a league to `file`; slips, pairings and seats are those of `round`. Returns the number
/// of pages. Fails if there is nothing to print or the file cannot be written. Needs a QGuiApplication.
Outcome<int> printLeague(const StoredLeague& kept, LeaguePages what, RoundNumber round,
                         QPageSize::PageSizeId paper, const std::string& file);

}  // namespace lk::league
