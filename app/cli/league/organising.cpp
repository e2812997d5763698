#include "app/cli/league/organising.h"

#include <array>

#include "app/cli/league/opened.h"
#include "app/cli/lines.h"
#include "app/kit/game_kit.h"
#include "app/league/exchange/player_list.h"
#include "app/league/store/player_name.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "app/league/store/schema.h"
#include "app/league/words/league_json.h"
#include "app/league/words/league_words.h"

namespace lk::app {

namespace {

using league::Database;
using league::LeagueId;
using league::ListedPlayer;
using league::PlayerId;

/// Returns the players named on the command line, then those of the file.
Outcome<std::vector<ListedPlayer>> newcomers(const LeagueArguments& arguments) {
  std::vector<ListedPlayer> all;
  for (const std::string& player : arguments.players) all.push_back({player, arguments.house});
  if (!arguments.file.empty()) {
    const Outcome<std::string> text = readWholeFile(arguments.file);
    if (!text) return text.fault();
    const Outcome<std::vector<ListedPlayer>> listed = league::readPlayerList(*text, arguments.file);
    if (!listed) return listed.fault();
    for (const ListedPlayer& each : *listed)
      all.push_back({each.name, each.house.empty() ? arguments.house : each.house});
  }
  if (all.empty())
    return Fault{"arguments", 0, "nobody is named who joins", "name players, or a file with --from"};
  for (const ListedPlayer& each : all)
    if (const auto proper = league::properName(each.name); !proper) return proper.fault();
  return all;
}

Json joinedLine(const std::string& name, const ListedPlayer& who, league::JoinResult entering) {
  constexpr std::array kWords{"joined", "came_back", "was_there", "too_late"};
  const QString label = league::labelOf(QString::fromStdString(who.name), QString::fromStdString(who.house));
  return Json::object({{"league", name},
                       {"player", label.toStdString()},
                       {"status", kWords[static_cast<std::size_t>(entering)]}});
}

/// Parses "draw", "open", "both_won", "both_lost" or the name of the winner.
Outcome<std::optional<league::Decision>> parseDecision(const std::string& arguments,
                                                       const league::Match& match,
                                                       const Outcome<PlayerId>& winner) {
  using league::Decision;
  if (arguments == "open") return std::optional<Decision>();
  if (arguments == "draw") return std::optional(Decision::drawn);
  if (const auto word = league::decisionFrom(arguments); word && *word >= Decision::bothWon)
    return std::optional(*word);
  if (!winner) return winner.fault();
  if (*winner == match.first) return std::optional(Decision::firstWon);
  if (*winner == match.second) return std::optional(Decision::secondWon);
  return Fault{arguments, 0, "does not sit at this table",
               "name one of the two, or draw, both_won, both_lost, open"};
}

}  // namespace

ExitStatus initLeagues(const LeagueArguments& arguments, Console& console) {
  const Outcome<league::Address> address = leagueAddress(arguments);
  if (!address) return console.unusable(address.fault());
  Outcome<Database> database = Database::open(*address, true);
  if (!database) return console.unusable(database.fault());
  const Outcome<int> before = league::schemaOf(*database);
  if (!before) return console.unusable(before.fault());
  if (const auto made = league::prepareSchema(*database); !made) return console.unusable(made.fault());
  console.line(Json::object(
      {{"database", address->shown()}, {"schema", league::newestLeagueSchema()}, {"was", *before}}));
  return ExitStatus::done;
}

ExitStatus createLeague(const LeagueArguments& arguments, Console& console) {
  league::League made{arguments.name, arguments.season, arguments.games, arguments.format, arguments.rounds};
  for (const std::string& game : arguments.games)
    if (const auto kit = loadKit(game); !kit) return console.unusable(kit.fault());
  if (const auto name = league::properName(arguments.name); !name) return console.unusable(name.fault());
  Outcome<Database> database = openOrMakeLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  if (const auto id = league::createLeague(*database, made); !id) return console.unusable(id.fault());
  Json games = Json::array();
  for (const std::string& game : arguments.games) games.push(game);
  console.line(Json::object({{"league", arguments.name},
                             {"season", arguments.season},
                             {"games", std::move(games)},
                             {"format", arguments.format->name},
                             {"rounds", arguments.rounds}}));
  return ExitStatus::done;
}

ExitStatus joinLeague(const LeagueArguments& arguments, Console& console) {
  const Outcome<std::vector<ListedPlayer>> all = newcomers(arguments);
  if (!all) return console.unusable(all.fault());
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<LeagueId> id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  ExitStatus status = ExitStatus::done;
  for (const ListedPlayer& who : *all) {
    const auto entering = league::joinLeague(*database, *id, who.name, who.house);
    if (!entering) return console.unusable(entering.fault());
    Json line = joinedLine(arguments.name, who, *entering);
    if (*entering == league::JoinResult::wasThere) {
      line.set("says", "takes part already; somebody else of this name needs a --house");
      status = ExitStatus::different;
    } else if (*entering == league::JoinResult::tooLate) {
      line.set("says", "a league of this format takes nobody in once it is paired");
      status = ExitStatus::different;
    }
    console.line(line);
  }
  return status;
}

ExitStatus dropFromLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<LeagueId> id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  std::vector<PlayerId> players;
  for (const std::string& name : arguments.players) {
    const auto player = league::findPlayer(*database, *id, name);
    if (!player) return console.unusable(player.fault());
    players.push_back(*player);
  }
  ExitStatus status = ExitStatus::done;
  for (std::size_t place = 0; place < players.size(); ++place) {
    const auto dropped = league::dropPlayer(*database, *id, players[place], arguments.why);
    if (!dropped) return console.unusable(dropped.fault());
    console.line(Json::object(
        {{"league", arguments.name}, {"player", arguments.players[place]}, {"dropped", *dropped}}));
    if (!*dropped) status = ExitStatus::different;
  }
  return status;
}

ExitStatus pairLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<LeagueId> id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  const Outcome<league::NextRound> next = league::pairNextRound(*database, *id);
  if (!next) return console.unusable(next.fault());
  const Outcome<league::StoredLeague> stored = league::readLeague(*database, *id);
  if (!stored) return console.unusable(stored.fault());
  if (const auto* why = std::get_if<league::NoRound>(&*next)) {
    constexpr std::array kWords{"still_playing", "too_few", "over", "all_met"};
    Json line = Json::object({{"league", arguments.name}});
    Json open = Json::array();
    for (const league::Match& match : league::openMatches(stored->league))
      open.push(league::number(match.table));
    if (!open.items().empty()) line.set("playing", std::move(open));
    const league::Advice advice = league::adviceOn(*why);
    return refused(console, std::move(line), kWords[static_cast<std::size_t>(*why)], advice.says,
                   advice.cure);
  }
  for (const league::Match& match : std::get<std::vector<league::Match>>(*next)) {
    Json line = league::matchJson(match, stored->names);
    line.set("league", arguments.name);
    console.line(line);
  }
  return ExitStatus::done;
}

ExitStatus correctLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<league::StoredLeague> stored =
      league::readLeague(*database, arguments.name, arguments.season);
  if (!stored) return console.unusable(stored.fault());
  const auto newest = league::newestRound(stored->league);
  const league::RoundNumber round{arguments.round > 0 ? arguments.round
                                  : newest            ? league::number(*newest)
                                                      : 0};
  const league::TableNumber table{arguments.table};
  const auto& matches = stored->league.matches;
  const auto at = std::find_if(matches.begin(), matches.end(), [&](const league::Match& match) {
    return match.round == round && match.table == table && match.second;
  });
  if (at == matches.end())
    return console.unusable({database->address().shown(), 0,
                             "has nobody at table " + std::to_string(arguments.table) + " of round " +
                                 std::to_string(league::number(round)),
                             "lampkeeper league pairings shows who sits where"});
  const auto decision =
      parseDecision(arguments.result, *at, league::findPlayer(*database, stored->id, arguments.result));
  if (!decision) return console.unusable(decision.fault());
  const auto done = league::correctMatch(*database, stored->id, round, table, *decision, arguments.why);
  if (!done) return console.unusable(done.fault());
  league::Match match = *at;
  match.decided = *decision;
  Json line = league::matchJson(match, stored->names);
  line.set("before", at->decided ? Json(league::wordOf(*at->decided)) : Json());
  line.set("why", arguments.why);
  console.line(line);
  return ExitStatus::done;
}

ExitStatus penaliseInLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<LeagueId> id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  const auto player = league::findPlayer(*database, *id, arguments.players.front());
  if (!player) return console.unusable(player.fault());
  if (const auto done = league::penalise(*database, *id, {*player, arguments.points, arguments.why}); !done)
    return console.unusable(done.fault());
  console.line(Json::object({{"league", arguments.name},
                             {"player", arguments.players.front()},
                             {"penalty", arguments.points},
                             {"why", arguments.why}}));
  return ExitStatus::done;
}

ExitStatus admitToLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const Outcome<LeagueId> id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  if (const auto done =
          league::admitReporter(*database, *id, league::TableNumber{arguments.table}, arguments.login);
      !done)
    return console.unusable(done.fault());
  console.line(
      Json::object({{"league", arguments.name}, {"table", arguments.table}, {"login", arguments.login}}));
  return ExitStatus::done;
}

ExitStatus mergeInLeagues(const LeagueArguments& arguments, Console& console) {
  Outcome<Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto kept = league::findPlayer(*database, arguments.players[0]);
  if (!kept) return console.unusable(kept.fault());
  const auto other = league::findPlayer(*database, arguments.players[1]);
  if (!other) return console.unusable(other.fault());
  if (*kept == *other)
    return console.unusable({arguments.players[1], 0, "is the same player already", "name two players"});
  if (const auto done = league::mergePlayers(*database, *kept, *other); !done)
    return console.unusable(done.fault());
  console.line(Json::object({{"player", arguments.players[0]}, {"merged", arguments.players[1]}}));
  return ExitStatus::done;
}

}  // namespace lk::app
