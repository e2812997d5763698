#include "app/cli/league/viewing.h"

#include "app/cli/league/opened.h"
#include "app/kit/out_file.h"
#include "app/league/exchange/csv.h"
#include "app/league/store/players.h"
#include "app/league/words/league_json.h"

namespace lk::app {

namespace {

/// Reads the league once and calls `use` with it.
template <class Use>
ExitStatus withLeague(const LeagueArguments& arguments, Console& console, const Use& use) {
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<league::StoredLeague> stored =
      league::readLeague(*database, arguments.name, arguments.season);
  if (!stored) return console.unusable(stored.fault());
  return use(*database, *stored);
}

std::string csvOf(const std::vector<Json>& rows) {
  const std::vector<std::string> columns{"place",   "player",    "points",       "played",
                                         "won",     "drawn",     "lost",         "byes",
                                         "penalty", "opponents", "head_to_head", "opponents_exact"};
  std::string text = league::csvRow(columns);
  for (const Json& row : rows) {
    std::vector<std::string> fields;
    for (const std::string& column : columns) {
      const Json& value = row[column];
      fields.push_back(value.isNull() ? "" : value.isString() ? value.asString() : value.dump());
    }
    text += league::csvRow(fields);
  }
  return text;
}

}  // namespace

ExitStatus listLeagues(const LeagueArguments& arguments, Console& console) {
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto lines = league::allLeagues(*database);
  if (!lines) return console.unusable(lines.fault());
  for (const league::SeasonLine& line : *lines)
    console.line(Json::object({{"league", line.name},
                               {"season", line.season},
                               {"format", line.format},
                               {"players", line.players},
                               {"round", line.rounds}}));
  return ExitStatus::done;
}

ExitStatus printStandings(const LeagueArguments& arguments, Console& console) {
  return withLeague(arguments, console, [&](league::Database&, const league::StoredLeague& stored) {
    const std::vector<Json> rows = league::standingsRows(stored);
    if (!arguments.file.empty())
      if (const auto written = writeWholeFile(arguments.file, csvOf(rows)); !written)
        return console.unusable(written.fault());
    for (const Json& row : rows) console.line(row);
    return ExitStatus::done;
  });
}

ExitStatus printPairings(const LeagueArguments& arguments, Console& console) {
  return withLeague(arguments, console, [&](league::Database&, const league::StoredLeague& stored) {
    const auto newest = league::newestRound(stored.league);
    const league::RoundNumber round{arguments.round > 0 ? arguments.round
                                    : newest            ? league::number(*newest)
                                                        : 0};
    bool any = false;
    for (const league::Match& match : stored.league.matches) {
      if (match.round != round) continue;
      console.line(league::matchJson(match, stored.names));
      any = true;
    }
    return any ? ExitStatus::done : ExitStatus::different;
  });
}

ExitStatus printLeague(const LeagueArguments& arguments, Console& console) {
  return withLeague(arguments, console, [&](league::Database&, const league::StoredLeague& stored) {
    const auto newest = league::newestRound(stored.league);
    const league::RoundNumber round{arguments.round > 0 ? arguments.round
                                    : newest            ? league::number(*newest)
                                                        : 0};
    const Outcome<int> pages =
        league::printLeague(stored, arguments.pages, round, arguments.paper, arguments.file);
    if (!pages) return console.unusable(pages.fault());
    console.line(Json::object({{"out", arguments.file}, {"pages", *pages}}));
    return ExitStatus::done;
  });
}

ExitStatus printPlayer(const LeagueArguments& arguments, Console& console) {
  return withLeague(arguments, console, [&](league::Database& database, const league::StoredLeague& stored) {
    const auto player = league::findPlayer(database, stored.id, arguments.players.front());
    if (!player) return console.unusable(player.fault());
    for (const Json& row : league::standingsRows(stored))
      if (row["player"].asString() == stored.names.at(*player)) console.line(row);
    for (const league::Match& match : league::matchesOf(stored.league, *player))
      console.line(league::matchJson(match, stored.names));
    return ExitStatus::done;
  });
}

}  // namespace lk::app
