#include "app/cli/league/exchanging.h"

#include "app/cli/league/opened.h"
#include "app/cli/lines.h"
#include "app/kit/own_packs.h"
#include "app/league/exchange/exporting.h"
#include "app/league/exchange/league_file.h"
#include "app/league/exchange/result_entry.h"
#include "app/league/words/league_json.h"

namespace lk::app {

ExitStatus exportLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  const auto out = league::exportLeague(*database, *id, arguments.file);
  if (!out) return console.unusable(out.fault());
  console.line(Json::object({{"league", out->league},
                             {"season", out->season},
                             {"players", out->players},
                             {"matches", out->matches},
                             {"nights", out->nights},
                             {"out", arguments.file}}));
  return ExitStatus::done;
}

ExitStatus importLeague(const LeagueArguments& arguments, Console& console) {
  const Outcome<std::string> text = readWholeFile(arguments.file, league::kMaxLeagueFile);
  if (!text) return console.unusable(text.fault());
  const Outcome<Json> json = readJson(*text, arguments.file, 1, {league::kMaxLeagueFile, 16});
  if (!json) return console.unusable(json.fault());
  std::vector<PackFile> packs;
  for (const std::string& file : arguments.packs) {
    Outcome<PackFile> pack = readPackFile(file);
    if (!pack) return console.unusable(pack.fault());
    packs.push_back(std::move(*pack));
  }
  Outcome<league::Archive> archive = league::archiveFrom(*json, arguments.file, packs);
  if (!archive) return console.unusable(archive.fault());
  if (!arguments.season.empty()) archive->league.season = arguments.season;
  Outcome<league::Database> database = openOrMakeLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto id = league::writeArchive(*database, *archive);
  if (!id) return console.unusable(id.fault());
  console.line(Json::object({{"league", archive->league.name},
                             {"season", archive->league.season},
                             {"players", archive->players.size()},
                             {"matches", archive->league.matches.size()},
                             {"nights", archive->nights.size()}}));
  return ExitStatus::done;
}

ExitStatus takeResults(const LeagueArguments& arguments, Console& console) {
  const Outcome<std::string> text = readWholeFile(arguments.file);
  if (!text) return console.unusable(text.fault());
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<league::StoredLeague> stored =
      league::readLeague(*database, arguments.name, arguments.season);
  if (!stored) return console.unusable(stored.fault());
  const auto round = arguments.round > 0 ? std::optional(league::RoundNumber{arguments.round}) : std::nullopt;
  const auto results = league::enterResults(*database, *stored, round, *text, arguments.file);
  if (!results) return console.unusable(results.fault());
  for (const auto& [match, decided] : *results) {
    league::Match now = match;
    now.decided = decided;
    Json line = league::matchJson(now, stored->names);
    line.set("before", match.decided ? Json(league::wordOf(*match.decided)) : Json());
    line.set("league", arguments.name);
    console.line(line);
  }
  return results->empty() ? ExitStatus::different : ExitStatus::done;
}

}  // namespace lk::app
