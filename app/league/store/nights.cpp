#include "app/league/store/nights.h"

#include <algorithm>
#include <array>

#include "app/league/store/players.h"

namespace lk::league {

namespace {

QString text(std::string_view word) {
  return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// Swaps first and second: converts a decision about seats A and B into one about the players if seat B was
/// the first player's, and back.
Decision turned(Decision decision) {
  if (decision == Decision::firstWon) return Decision::secondWon;
  return decision == Decision::secondWon ? Decision::firstWon : decision;
}

/// Where a night belongs, and whether the first player had seat A.
struct Place {
  Match match;
  bool seatAIsFirst = true;
};

/// Returns the only table of the round that fits.
std::variant<Place, Declined> placeAmong(const std::vector<Match>& tables, const Report& report,
                                         const std::vector<PlayerId>& players) {
  std::vector<Place> fitting;
  bool sitElsewhere = false;
  for (const Match& match : tables) {
    if (!match.second || (report.table && match.table != *report.table)) continue;
    const bool straight = players.empty() || (match.first == players[0] && *match.second == players[1]);
    const bool across = !players.empty() && match.first == players[1] && *match.second == players[0];
    if (straight || across)
      fitting.push_back({match, straight});
    else
      sitElsewhere = true;
  }
  if (fitting.size() == 1) return fitting.front();
  if (fitting.empty()) return report.table && !sitElsewhere ? Declined::noSuchTable : Declined::notAtTable;
  // Several tables fit: use the only one without a result, if there is just one.
  fitting.erase(
      std::remove_if(fitting.begin(), fitting.end(), [](const Place& at) { return at.match.decided; }),
      fitting.end());
  if (fitting.size() == 1) return fitting.front();
  return fitting.empty() ? Declined::noSuchTable : Declined::whichTable;
}

class Delivering {
 public:
  Delivering(Database& database, const Report& report) : database_(&database), report_(&report) {}

  // Reads only what it needs, because hundreds of tables report at the same time.
  Outcome<Delivery> run() {
    const auto games = gamesOf(*database_, report_->league);
    if (!games) return games.fault();
    if (std::find(games->begin(), games->end(), report_->night.game) == games->end())
      return Delivery(Declined::otherGame);
    const auto known = countedBefore();
    if (!known) return known.fault();
    if (*known) return **known;
    const Outcome<std::vector<PlayerId>> players = seated();
    if (!players)
      return database_->error() == DatabaseError::none ? Outcome<Delivery>(Declined::notAtTable)
                                                       : players.fault();
    const auto newest = report_->round ? Outcome<std::optional<RoundNumber>>(report_->round)
                                       : newestRound(*database_, report_->league);
    if (!newest) return newest.fault();
    if (!*newest) return Delivery(Declined::noSuchTable);
    const auto tables = readMatches(*database_, report_->league, **newest, report_->table);
    if (!tables) return tables.fault();
    if (tables->empty()) return Delivery(Declined::noSuchTable);
    const auto place = placeAmong(*tables, *report_, *players);
    if (const auto* declined = std::get_if<Declined>(&place)) return Delivery(*declined);
    return count(std::get<Place>(place));
  }

 private:
  /// Finds the same night at any table.
  Outcome<std::optional<Delivery>> countedBefore() {
    const auto rows =
        database_->rows("SELECT round, number, revision FROM night WHERE league = ? AND digest = ?",
                        {number(report_->league), text(report_->night.digest)});
    if (!rows) return rows.fault();
    if (rows->empty()) return std::optional<Delivery>();
    const QVariantList& row = rows->front();
    const RoundNumber round{row[0].toInt()};
    const TableNumber table{row[1].toInt()};
    if ((report_->table && *report_->table != table) || (report_->round && *report_->round != round))
      return std::optional<Delivery>(Declined::countedElsewhere);
    const auto at = readMatches(*database_, report_->league, round, table);
    if (!at) return at.fault();
    return std::optional<Delivery>(Counted{at->front(), row[2].toInt(), true});
  }

  Outcome<std::vector<PlayerId>> seated() {
    std::vector<PlayerId> players;
    for (const std::string& name : report_->players) {
      const Outcome<PlayerId> player = findPlayer(*database_, report_->league, name);
      if (!player) return player.fault();
      players.push_back(*player);
    }
    if (players.size() == 1) return Fault{report_->players[0], 0, "sits alone", "name both players"};
    return players;
  }

  /// Stores the night as its table's next revision.
  Outcome<Delivery> count(Place place) {
    const QVariantList key{number(report_->league), number(place.match.round), number(place.match.table)};
    const auto before = database_->rows(
        "SELECT revision, events FROM night WHERE league = ? AND round = ? AND number = ? ORDER BY revision "
        "DESC "
        "LIMIT 1",
        key);
    if (!before) return before.fault();
    int revision = 1;
    if (!before->empty()) {
      revision = before->front()[0].toInt() + 1;
      const QString events = text(report_->night.events);
      const QString known = before->front()[1].toString();
      if (known.startsWith(events)) return Delivery(Counted{place.match, revision - 1, true});
      if (!events.startsWith(known)) return Delivery(Declined::otherNight);
    }
    const Decision decision = place.seatAIsFirst ? report_->night.decision : turned(report_->night.decision);
    const auto added = database_->run(
        "INSERT INTO night (league, round, number, revision, digest, decision, decided_by, first_seat, "
        "events) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key + QVariantList{revision, text(report_->night.digest), text(wordOf(decision)),
                           text(report_->night.by), place.seatAIsFirst ? "A" : "B",
                           text(report_->night.events)});
    if (!added) return added.fault();
    place.match.decided = decision;
    return Delivery(Counted{place.match, revision, false});
  }

  Database* database_;
  const Report* report_;
};

constexpr std::array<std::string_view, 6> kDeclined{"other_game",   "which_table",       "no_such_table",
                                                    "not_at_table", "counted_elsewhere", "other_night"};

}  // namespace

Outcome<Delivery> deliver(Database& database, const Report& report) {
  // If two clients deliver a night at the same time, the database accepts one; the other tries again and
  // finds it stored.
  for (int tries = 0;; ++tries) {
    std::optional<Delivery> delivery;
    const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
      const Outcome<Delivery> delivered = Delivering(database, report).run();
      if (!delivered) return delivered.fault();
      delivery = *delivered;
      return Done{};
    });
    if (done) return *delivery;
    if (database.error() != DatabaseError::taken || tries == 3) return done.fault();
  }
}

Outcome<Done> storeNight(Database& database, LeagueId league, const StoredNight& kept) {
  const Decision decision = kept.seatAIsFirst ? kept.night.decision : turned(kept.night.decision);
  QVariantList values{
      number(league),          number(kept.round),     number(kept.table),  kept.revision,
      text(kept.night.digest), text(wordOf(decision)), text(kept.night.by), kept.seatAIsFirst ? "A" : "B",
      text(kept.night.events)};
  const QString into =
      "INSERT INTO night (league, round, number, revision, digest, decision, decided_by, "
      "first_seat, events";
  // On a server nobody writes a time.
  if (database.engine() == Engine::postgres)
    return database.run(into + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values);
  return database.run(into + ", counted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      values << text(kept.countedAt));
}

Outcome<std::vector<StoredNight>> nightsOf(Database& database, LeagueId league) {
  const auto rows = database.rows(
      "SELECT round, number, revision, first_seat, events, digest, decided_by, decision, counted_at, login "
      "FROM night "
      "WHERE league = ? ORDER BY round, number, revision",
      {number(league)});
  if (!rows) return rows.fault();
  std::vector<StoredNight> nights;
  for (const QVariantList& row : *rows) {
    const auto word = [&](int column) { return row[column].toString().toStdString(); };
    StoredNight kept{RoundNumber{row[0].toInt()}, TableNumber{row[1].toInt()}, row[2].toInt(),
                     word(3) == "A"};
    const Decision decision = decisionFrom(word(7)).value_or(Decision::drawn);
    kept.night = {"", word(4), word(5), word(6), kept.seatAIsFirst ? decision : turned(decision)};
    kept.countedAt = word(8);
    kept.login = word(9);
    nights.push_back(std::move(kept));
  }
  return nights;
}

std::string_view wordOf(Declined declined) {
  return kDeclined[static_cast<std::size_t>(declined)];
}

}  // namespace lk::league
