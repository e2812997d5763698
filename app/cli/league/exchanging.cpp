#include "app/cli/league/exchanging.h"

#include "app/cli/league/csv.h"
#include "app/cli/league/opened.h"
#include "app/cli/lines.h"
#include "app/kit/out_file.h"
#include "app/kit/own_packs.h"
#include "app/league/exchange/league_file.h"

namespace lk::app {

namespace {

constexpr std::size_t kLargest = 1024u << 20;  // bytes: 100 000 nights

/// A line a match, for spreadsheets.
std::string matchesAsCsv(const league::KeptLeague& kept) {
  std::string text = csvRow({"round", "table", "first", "second", "decision"});
  for (const league::Match& match : kept.league.matches)
    text += csvRow({std::to_string(league::number(match.round)), std::to_string(league::number(match.table)),
                    kept.names.at(match.first), match.second ? kept.names.at(*match.second) : "",
                    match.decided ? std::string(league::wordOf(*match.decided)) : ""});
  return text;
}

/// A list item a line, so that a fault of a night has a line of its own.
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

ExitStatus exportLeague(const LeagueArguments& said, Console& console) {
  Outcome<league::Database> database = openLeagues(said);
  if (!database) return console.unusable(database.fault());
  const auto id = league::findLeague(*database, said.name, said.season);
  if (!id) return console.unusable(id.fault());
  const Outcome<league::KeptLeague> kept = league::readLeague(*database, *id);
  if (!kept) return console.unusable(kept.fault());
  std::size_t nights = 0;
  std::string text;
  if (said.file.ends_with(".csv")) {
    text = matchesAsCsv(*kept);
  } else {
    const auto archive = league::readArchive(*database, *id);
    if (!archive) return console.unusable(archive.fault());
    nights = archive->nights.size();
    text = lined(league::fileOf(*archive));
  }
  if (const auto written = writeWholeFile(said.file, text); !written)
    return console.unusable(written.fault());
  console.line(Json::object({{"league", kept->league.name},
                             {"season", kept->league.season},
                             {"players", kept->league.entries.size()},
                             {"matches", kept->league.matches.size()},
                             {"nights", nights},
                             {"out", said.file}}));
  return ExitStatus::done;
}

ExitStatus importLeague(const LeagueArguments& said, Console& console) {
  const Outcome<std::string> text = readWholeFile(said.file, kLargest);
  if (!text) return console.unusable(text.fault());
  const Outcome<Json> json = readJson(*text, said.file, 1, {kLargest, 16});
  if (!json) return console.unusable(json.fault());
  std::vector<PackFile> packs;
  for (const std::string& file : said.packs) {
    Outcome<PackFile> pack = readPackFile(file);
    if (!pack) return console.unusable(pack.fault());
    packs.push_back(std::move(*pack));
  }
  Outcome<league::Archive> archive = league::archiveFrom(*json, said.file, packs);
  if (!archive) return console.unusable(archive.fault());
  if (!said.season.empty()) archive->league.season = said.season;
  Outcome<league::Database> database = openOrMakeLeagues(said);
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

}  // namespace lk::app
