#include "app/league/store/archive.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/league/store/player_name.h"
#include "app/league/store/players.h"
#include "app/league/store/rights.h"
#include "app/league/store/rounds.h"

namespace lk::league {

namespace {

std::string word(const QVariant& value) {
  return value.toString().toStdString();
}

Outcome<Done> readPlayers(Database& database, LeagueId league, Archive& archive) {
  const auto players = database.rows(
      "SELECT p.id, p.name, p.house FROM entry e JOIN player p ON p.id = e.player WHERE e.league = ? "
      "ORDER BY e.draw_number",
      {number(league)});
  if (!players) return players.fault();
  const auto aliases = database.rows(
      "SELECT a.player, a.shown FROM alias a JOIN entry e ON e.player = a.player WHERE e.league = ? "
      "ORDER BY a.folded",
      {number(league)});
  if (!aliases) return aliases.fault();
  std::multimap<qlonglong, QString> called;
  for (const QVariantList& row : *aliases) called.emplace(row[0].toLongLong(), row[1].toString());
  for (const QVariantList& row : *players) {
    ArchivedPlayer player{word(row[1]), word(row[2])};
    const QString label = labelOf(row[1].toString(), row[2].toString());
    const auto [from, to] = called.equal_range(row[0].toLongLong());
    for (auto at = from; at != to; ++at)
      if (at->second != label) player.aliases.push_back(at->second.toStdString());
    archive.players.push_back(std::move(player));
  }
  return Done{};
}

Outcome<Done> readCorrections(Database& database, LeagueId league, Archive& archive) {
  const auto rows = database.rows(
      "SELECT round, number, decision, why, corrected_at, login FROM correction WHERE league = ? ORDER BY id",
      {number(league)});
  if (!rows) return rows.fault();
  for (const QVariantList& row : *rows)
    archive.corrections.push_back({RoundNumber{row[0].toInt()}, TableNumber{row[1].toInt()},
                                   decisionFrom(word(row[2])), word(row[3]), word(row[4]), word(row[5])});
  return Done{};
}

/// Replaces each player's id by the player's index, from 1.
void renumber(League& league) {
  std::map<PlayerId, PlayerId> places;
  for (const Entry& entry : league.entries)
    places[entry.player] = PlayerId{static_cast<long long>(places.size()) + 1};
  for (Entry& entry : league.entries) entry.player = places.at(entry.player);
  for (Penalty& penalty : league.penalties) penalty.player = places.at(penalty.player);
  for (Match& match : league.matches) {
    match.first = places.at(match.first);
    if (match.second) match.second = places.at(*match.second);
    match.decided.reset();
  }
}

/// Inserts many rows with few statements. `into` is "table (columns)".
Outcome<Done> insertRows(Database& database, const QString& into, const std::vector<QVariantList>& rows,
                         const QString& after = {}) {
  constexpr qsizetype kMaxValues = 100;  // of a statement; a file has this limit
  for (std::size_t from = 0, next = 0; from < rows.size(); from = next) {
    next = std::min(rows.size(), from + static_cast<std::size_t>(kMaxValues / rows[from].size()));
    QStringList places;
    QVariantList values;
    for (std::size_t at = from; at < next; ++at) {
      places << "(" + QStringList(rows[at].size(), "?").join(", ") + ")";
      values += rows[at];
    }
    const auto done = database.run("INSERT INTO " + into + " VALUES " + places.join(", ") + after, values);
    if (!done) return done;
  }
  return Done{};
}

class Writing {
 public:
  Writing(Database& database, const Archive& archive) : database_(&database), archive_(&archive) {}

  Outcome<LeagueId> run() {
    const Outcome<LeagueId> made = createLeague(*database_, archive_->league);
    if (!made) return made.fault();
    league_ = *made;
    for (const auto part :
         {&Writing::players, &Writing::rounds, &Writing::nights, &Writing::corrections, &Writing::penalties})
      if (const Outcome<Done> done = (this->*part)(); !done) return done.fault();
    return league_;
  }

 private:
  Outcome<Done> players() {
    if (const auto read = readKnown(); !read) return read;
    std::vector<QVariantList> labels, aliases, entries;
    std::set<PlayerId> entered;
    for (std::size_t place = 0; place < archive_->players.size(); ++place) {
      const ArchivedPlayer& player = archive_->players[place];
      const Outcome<PlayerId> id = knownOrNew(player, labels);
      if (!id) return id.fault();
      ids_.push_back(*id);
      for (const std::string& alias : player.aliases) {
        const QString shown = QString::fromStdString(alias);
        aliases.push_back({folded(shown), shown, number(*id)});
      }
      if (entered.insert(*id).second)
        entries.push_back({number(league_), number(*id), archive_->league.entries[place].drawNumber});
    }
    if (const auto done = insertRows(*database_, "alias (folded, shown, player)", labels); !done) return done;
    if (const auto done =
            insertRows(*database_, "alias (folded, shown, player)", aliases, " ON CONFLICT DO NOTHING");
        !done)
      return done;
    if (const auto done = insertRows(*database_, "entry (league, player, draw_number)", entries); !done)
      return done;
    return gatherStatistics(*database_);
  }

  /// Reads the names that this database knows.
  Outcome<Done> readKnown() {
    const auto rows = database_->rows("SELECT folded, player FROM alias");
    if (!rows) return rows.fault();
    for (const QVariantList& row : *rows) known_[row[0].toString()] = PlayerId{row[1].toLongLong()};
    return Done{};
  }

  /// Returns the player of this label; makes one if there is none, whose label is added to `labels`.
  Outcome<PlayerId> knownOrNew(const ArchivedPlayer& player, std::vector<QVariantList>& labels) {
    const Outcome<QString> name = properName(player.name);
    if (!name) return name.fault();
    const Outcome<QString> house =
        player.house.empty() ? Outcome<QString>(QString()) : properName(player.house);
    if (!house) return house.fault();
    const QString label = labelOf(*name, *house);
    const QString key = folded(label);
    if (const auto at = known_.find(key); at != known_.end()) return at->second;
    const auto made =
        database_->rows("INSERT INTO player (name, house) VALUES (?, ?) RETURNING id", {*name, *house});
    if (!made) return made.fault();
    const PlayerId id{made->front()[0].toLongLong()};
    labels.push_back({key, label, number(id)});
    return known_[key] = id;
  }

  Outcome<Done> rounds() {
    // Players are marked as dropped only after all rounds have been written.
    const auto& matches = archive_->league.matches;
    for (auto from = matches.begin(); from != matches.end();) {
      const auto to =
          std::find_if(from, matches.end(), [&](const Match& each) { return each.round != from->round; });
      std::vector<Match> tables(from, to);
      for (Match& match : tables) {
        match.first = idOf(match.first);
        if (match.second) match.second = idOf(*match.second);
      }
      if (const auto done = storeRound(*database_, league_, tables); !done) return done;
      from = to;
    }
    for (const Entry& entry : archive_->league.entries)
      if (entry.dropped)
        if (const auto out = dropPlayer(*database_, league_, idOf(entry.player), "imported"); !out)
          return out.fault();
    return gatherStatistics(*database_);
  }

  Outcome<Done> nights() {
    for (const StoredNight& night : archive_->nights)
      if (const auto done = storeNight(*database_, league_, night); !done) return done;
    return Done{};
  }

  Outcome<Done> corrections() {
    std::set<std::pair<RoundNumber, TableNumber>> played;  // a bye is not corrected
    for (const Match& match : archive_->league.matches)
      if (match.second) played.emplace(match.round, match.table);
    std::vector<QVariantList> rows;
    for (const ArchivedCorrection& each : archive_->corrections) {
      if (!played.contains({each.round, each.table})) continue;
      const QVariant decision =
          each.decision ? QVariant(QString::fromLatin1(wordOf(*each.decision).data())) : QVariant();
      rows.push_back({number(league_), number(each.round), number(each.table), decision,
                      QString::fromStdString(each.why)});
    }
    return insertRows(*database_, "correction (league, round, number, decision, why)", rows);
  }

  Outcome<Done> penalties() {
    for (const Penalty& each : archive_->league.penalties)
      if (const auto done = penalise(*database_, league_, {idOf(each.player), each.points, each.why}); !done)
        return done;
    return Done{};
  }

  [[nodiscard]] PlayerId idOf(PlayerId place) const {
    return ids_.at(static_cast<std::size_t>(number(place) - 1));
  }

  Database* database_;
  const Archive* archive_;
  LeagueId league_{};
  std::vector<PlayerId> ids_;
  std::map<QString, PlayerId> known_;  // by folded label
};

}  // namespace

Outcome<Archive> readArchive(Database& database, LeagueId league) {
  Archive archive;
  const Outcome<Done> done = database.inReadTransaction([&]() -> Outcome<Done> {
    Outcome<StoredLeague> stored = readLeague(database, league);
    if (!stored) return stored.fault();
    archive.league = std::move(stored->league);
    renumber(archive.league);
    if (const auto read = readPlayers(database, league, archive); !read) return read;
    Outcome<std::vector<StoredNight>> nights = nightsOf(database, league);
    if (!nights) return nights.fault();
    archive.nights = std::move(*nights);
    return readCorrections(database, league, archive);
  });
  if (!done) return done.fault();
  return archive;
}

Outcome<LeagueId> writeArchive(Database& database, const Archive& archive) {
  LeagueId id{};
  const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
    const Outcome<LeagueId> written = Writing(database, archive).run();
    if (!written) return written.fault();
    id = *written;
    return Done{};
  });
  if (!done) return done.fault();
  return id;
}

}  // namespace lk::league
