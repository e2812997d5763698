// Event reports of Wizards Event Reporter (.wer), which many organisers keep: XML with persons, places and
// the matches of each round. They name no tables.
#pragma once

#include <string_view>

#include "app/league/exchange/result_sheet.h"
#include "app/league/store/leagues.h"

namespace lk::league {

struct EventReport {
  std::vector<std::string> players;  // "FIRST LAST", in the order of the file
  std::vector<WrittenResult> results;
};

/// Reads a report. A match without an opponent is a bye and is left out. Fails, with the line, if it is not
/// such a report.
Outcome<EventReport> readEventReport(std::string_view text, const std::string& file);

/// Returns a league as a report. Matches without a result, and those both won or both lost, which such
/// reports cannot say, are left out.
std::string eventReportOf(const StoredLeague& stored);

}  // namespace lk::league
