#include "app/league/exchange/exporting.h"

#include "app/kit/out_file.h"
#include "app/league/exchange/csv.h"
#include "app/league/exchange/event_report.h"
#include "app/league/exchange/league_file.h"

namespace lk::league {

namespace {

/// Returns one line per match, for spreadsheets.
std::string matchesAsCsv(const StoredLeague& stored) {
  std::string text = csvRow({"round", "table", "first", "second", "decision"});
  for (const Match& match : stored.league.matches)
    text += csvRow({std::to_string(number(match.round)), std::to_string(number(match.table)),
                    stored.names.at(match.first), match.second ? stored.names.at(*match.second) : "",
                    match.decided ? std::string(wordOf(*match.decided)) : ""});
  return text;
}

/// Writes one list item per line, so that a fault in a night has its own line number.
std::string lined(const Json& file) {
  std::string text = "{";
  for (const auto& [key, value] : file.members()) {
    text += (text.size() == 1 ? "\n" : ",\n") + Json(key).dump() + ": ";
    if (!value.isArray() || value.items().empty() || !value.items().front().isObject()) {
      text += value.dump();
      continue;
    }
    text += "[";
    for (const Json& item : value.items())
      text += (&item == &value.items().front() ? "\n" : ",\n") + item.dump();
    text += "]";
  }
  return text + "\n}\n";
}

}  // namespace

Outcome<Exchanged> exportLeague(Database& database, LeagueId league, const std::string& file) {
  const Outcome<StoredLeague> stored = readLeague(database, league);
  if (!stored) return stored.fault();
  Exchanged out{stored->league.name, stored->league.season, stored->league.entries.size(),
                stored->league.matches.size()};
  std::string text;
  if (file.ends_with(".csv")) {
    text = matchesAsCsv(*stored);
  } else if (file.ends_with(".wer")) {
    text = eventReportOf(*stored);
  } else {
    const auto archive = readArchive(database, league);
    if (!archive) return archive.fault();
    out.nights = archive->nights.size();
    text = lined(fileOf(*archive));
  }
  if (const auto written = app::writeWholeFile(file, text); !written) return written.fault();
  return out;
}

}  // namespace lk::league
