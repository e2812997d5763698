#include "app/league/store/leagues.h"

#include <map>

#include "app/league/model/formats.h"
#include "app/league/store/player_name.h"

namespace lk::league {

namespace {

std::string textOf(const QVariant& value) {
  return value.toString().toStdString();
}
PlayerId playerOf(const QVariant& value) {
  return PlayerId{value.toLongLong()};
}

Outcome<Done> readHead(Database& database, StoredLeague& kept) {
  const auto head =
      database.rows("SELECT name, season, format, rounds FROM league WHERE id = ?", {number(kept.id)});
  if (!head) return head.fault();
  if (head->empty()) return Fault{database.address().shown(), 0, "has lost the league", "restore a backup"};
  const QVariantList& row = head->front();
  League& league = kept.league;
  league.name = textOf(row[0]);
  league.season = textOf(row[1]);
  league.format = formatNamed(textOf(row[2]));
  if (!league.format)
    return Fault{database.address().shown(), 0, "has a league of an unknown format: " + textOf(row[2]),
                 "update Lampkeeper"};
  league.rounds = row[3].toInt();
  Outcome<std::vector<std::string>> games = gamesOf(database, kept.id);
  if (!games) return games.fault();
  league.games = std::move(*games);
  return Done{};
}

Outcome<Done> readEntries(Database& database, StoredLeague& kept) {
  const auto entries = database.rows(
      "SELECT e.player, e.draw_number, e.dropped, p.name, p.house FROM entry e JOIN player p ON p.id = "
      "e.player "
      "WHERE e.league = ? ORDER BY e.draw_number",
      {number(kept.id)});
  if (!entries) return entries.fault();
  for (const QVariantList& row : *entries) {
    const PlayerId player = playerOf(row[0]);
    kept.league.entries.push_back({player, row[1].toInt(), row[2].toInt() != 0});
    kept.names[player] = labelOf(row[3].toString(), row[4].toString()).toStdString();
  }
  return Done{};
}

Outcome<Done> readAllMatches(Database& database, StoredLeague& kept) {
  Outcome<std::vector<Match>> matches = readMatches(database, kept.id);
  if (!matches) return matches.fault();
  kept.league.matches = std::move(*matches);
  return Done{};
}

/// A WHERE clause for rounds and tables of `a`, with its values.
struct Which {
  QString sql;
  QVariantList values;

  Which(const QString& a, LeagueId league, std::optional<RoundNumber> round, std::optional<TableNumber> table)
      : sql(" WHERE " + a + ".league = ?"), values{number(league)} {
    if (round) {
      sql += " AND " + a + ".round = ?";
      values << number(*round);
    }
    if (table) {
      sql += " AND " + a + ".number = ?";
      values << number(*table);
    }
  }
};

Outcome<Done> readPenalties(Database& database, StoredLeague& kept) {
  const auto penalties = database.rows("SELECT player, points, why FROM penalty WHERE league = ? ORDER BY id",
                                       {number(kept.id)});
  if (!penalties) return penalties.fault();
  for (const QVariantList& row : *penalties)
    kept.league.penalties.push_back({playerOf(row[0]), row[1].toInt(), textOf(row[2])});
  return Done{};
}

}  // namespace

// A correction overrides all nights of its table, even later ones. The last correction counts, and else the
// last night.
Outcome<std::vector<Match>> readMatches(Database& database, LeagueId league, std::optional<RoundNumber> round,
                                        std::optional<TableNumber> table) {
  const Which seats("a", league, round, table);
  const auto tables = database.rows(
      "SELECT a.round, a.number, a.player, b.player, n.decision FROM seat a "
      "LEFT JOIN seat b ON b.league = a.league AND b.round = a.round AND b.number = a.number AND b.side = 2 "
      "LEFT JOIN night n ON n.league = a.league AND n.round = a.round AND n.number = a.number" +
          seats.sql + " AND a.side = 1 ORDER BY a.round, a.number, n.revision",
      seats.values);
  if (!tables) return tables.fault();
  const Which corrected("c", league, round, table);
  const auto corrections = database.rows(
      "SELECT c.round, c.number, c.decision FROM correction c" + corrected.sql + " ORDER BY c.id",
      corrected.values);
  if (!corrections) return corrections.fault();
  std::map<std::pair<int, int>, std::optional<Decision>> outdone;
  for (const QVariantList& row : *corrections)
    outdone[{row[0].toInt(), row[1].toInt()}] = decisionFrom(textOf(row[2]));
  std::vector<Match> matches;
  for (const QVariantList& row : *tables) {
    Match match{RoundNumber{row[0].toInt()}, TableNumber{row[1].toInt()}, playerOf(row[2])};
    if (!row[3].isNull()) match.second = playerOf(row[3]);
    match.decided = match.second ? decisionFrom(textOf(row[4])) : Decision::firstWon;
    if (const auto at = outdone.find({row[0].toInt(), row[1].toInt()}); at != outdone.end())
      match.decided = at->second;
    const bool revised =
        !matches.empty() && matches.back().round == match.round && matches.back().table == match.table;
    if (revised)
      matches.back() = match;
    else
      matches.push_back(match);
  }
  return matches;
}

Outcome<std::vector<std::string>> gamesOf(Database& database, LeagueId league) {
  const auto rows =
      database.rows("SELECT game FROM league_game WHERE league = ? ORDER BY game", {number(league)});
  if (!rows) return rows.fault();
  std::vector<std::string> games;
  for (const QVariantList& row : *rows) games.push_back(textOf(row[0]));
  return games;
}

Outcome<std::optional<RoundNumber>> newestRound(Database& database, LeagueId league) {
  const auto rows = database.rows("SELECT MAX(number) FROM round WHERE league = ?", {number(league)});
  if (!rows) return rows.fault();
  const int newest = rows->empty() ? 0 : rows->front()[0].toInt();
  return newest > 0 ? std::optional(RoundNumber{newest}) : std::nullopt;
}

Outcome<PlayerNames> namesAt(Database& database, const Match& match) {
  const auto rows = database.rows("SELECT id, name, house FROM player WHERE id IN (?, ?)",
                                  {number(match.first), number(match.second.value_or(match.first))});
  if (!rows) return rows.fault();
  PlayerNames names;
  for (const QVariantList& row : *rows)
    names[playerOf(row[0])] = labelOf(row[1].toString(), row[2].toString()).toStdString();
  return names;
}

Outcome<LeagueId> createLeague(Database& database, const League& made) {
  const Outcome<QString> name = properName(made.name);
  if (!name) return name.fault();
  const QString season = QString::fromStdString(made.season).simplified();
  LeagueId id{};
  const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
    const auto row = database.rows(
        "INSERT INTO league (name, folded, season, format, rounds) VALUES (?, ?, ?, ?, ?) RETURNING id",
        {*name, folded(*name), season, QString::fromStdString(std::string(made.format->name)), made.rounds});
    if (!row) return row.fault();
    id = LeagueId{row->front()[0].toLongLong()};
    for (const std::string& game : made.games)
      if (const auto added = database.run("INSERT INTO league_game (league, game) VALUES (?, ?)",
                                          {number(id), QString::fromStdString(game)});
          !added)
        return added;
    return Done{};
  });
  if (done) return id;
  if (database.error() == DatabaseError::taken)
    return Fault{database.address().shown(), 0,
                 "has a league of this name and season already: " + name->toStdString(),
                 "choose another name, or begin a season with --season"};
  return done.fault();
}

Outcome<LeagueId> findLeague(Database& database, const std::string& name, const std::string& season) {
  QString sql = "SELECT id FROM league WHERE folded = ?";
  QVariantList values{folded(QString::fromStdString(name))};
  if (!season.empty()) {
    sql += " AND season = ?";
    values << QString::fromStdString(season).simplified();
  }
  const auto found = database.rows(sql + " ORDER BY id DESC LIMIT 1", values);
  if (!found) return found.fault();
  if (found->empty())
    return Fault{database.address().shown(), 0,
                 "has no league " + name + (season.empty() ? "" : ", " + season),
                 "lampkeeper league list shows them all"};
  return LeagueId{found->front()[0].toLongLong()};
}

Outcome<StoredLeague> readLeague(Database& database, LeagueId league) {
  StoredLeague kept{league, {}, {}};
  for (const auto read : {readHead, readEntries, readAllMatches, readPenalties})
    if (const Outcome<Done> done = read(database, kept); !done) return done.fault();
  return kept;
}

Outcome<StoredLeague> readLeague(Database& database, const std::string& name, const std::string& season) {
  const Outcome<LeagueId> id = findLeague(database, name, season);
  if (!id) return id.fault();
  StoredLeague kept;
  const Outcome<Done> done = database.inReadTransaction([&]() -> Outcome<Done> {
    Outcome<StoredLeague> read = readLeague(database, *id);
    if (!read) return read.fault();
    kept = std::move(*read);
    return Done{};
  });
  if (!done) return done.fault();
  return kept;
}

Outcome<std::vector<SeasonLine>> allLeagues(Database& database) {
  const auto rows = database.rows(
      "SELECT l.id, l.name, l.season, l.format, (SELECT COUNT(*) FROM entry e WHERE e.league = l.id), "
      "(SELECT COUNT(*) FROM round r WHERE r.league = l.id) FROM league l ORDER BY l.id DESC");
  if (!rows) return rows.fault();
  std::vector<SeasonLine> lines;
  for (const QVariantList& row : *rows)
    lines.push_back({LeagueId{row[0].toLongLong()}, textOf(row[1]), textOf(row[2]), textOf(row[3]),
                     row[4].toInt(), row[5].toInt()});
  return lines;
}

}  // namespace lk::league
