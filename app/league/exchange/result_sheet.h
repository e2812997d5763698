// Results that were written down: on sheets of paper, entered as CSV, or by another program.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/league/store/leagues.h"

namespace lk::league {

/// A result as it was written. It names the table, or the players, or both.
struct WrittenResult {
  int line = 0;
  std::optional<TableNumber> table;
  std::string first;                   // may be empty if `table` is set
  std::string second;                  // may be empty if `table` is set
  Decision decided = Decision::drawn;  // as `first` sees it, or, without names, the one who starts
  std::optional<RoundNumber> round;    // none: the sheet does not say
};

/// Reads CSV with a row of headings: `result` (or `decision`), and `table`, or `first` and `second`, or all;
/// also `round`. A result is first, second, drawn, both_won, both_lost, or games won, as 2-1 or 2-1-0. A row
/// without a result or with one player only (a bye) is left out.
Outcome<std::vector<WrittenResult>> readResultSheet(const std::string& text, const std::string& file);

/// Finds the matches of a round that results are about; the decisions are as the league counts them. Results
/// of other rounds are left out. Fails, with the line, if one is about no match of this round.
Outcome<std::vector<std::pair<Match, Decision>>> matchesOf(const std::vector<WrittenResult>& results,
                                                           const StoredLeague& stored, RoundNumber round,
                                                           const std::string& file);

}  // namespace lk::league
