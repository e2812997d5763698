// A league on paper: a slip for each table, a list for the wall, the table of standings.
#pragma once

#include "app/league/store/leagues.h"
#include "app/record/printing/page_writer.h"

namespace lk::league {

enum class LeaguePages : std::uint8_t { slips, pairings, standings };

/// Writes the pages of a league; slips and pairings are those of `round`. The number of pages; a fault where
/// there is nothing to print, or no place to write to. Needs a QGuiApplication.
Outcome<int> printLeague(const StoredLeague& kept, LeaguePages what, RoundNumber round,
                         QPageSize::PageSizeId paper, const std::string& file);

}  // namespace lk::league
