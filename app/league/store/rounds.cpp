#include "app/league/store/rounds.h"

#include <QStringList>

#include "app/league/model/formats.h"
#include "app/league/store/rights.h"

namespace lk::league {

namespace {

constexpr int kRowsAtOnce = 500;

/// Inserts many rows of numbers. `into` is "table (columns)".
Outcome<Done> insertNumbers(Database& database, const QString& into, const QStringList& rows) {
  for (qsizetype from = 0; from < rows.size(); from += kRowsAtOnce)
    if (const auto done =
            database.run("INSERT INTO " + into + " VALUES " + rows.mid(from, kRowsAtOnce).join(", "));
        !done)
      return done;
  return Done{};
}

}  // namespace

Outcome<Done> storeRound(Database& database, LeagueId league, const std::vector<Match>& tables) {
  const QVariant round = number(tables.front().round);
  if (const auto made =
          database.run("INSERT INTO round (league, number) VALUES (?, ?)", {number(league), round});
      !made)
    return made;
  QStringList pairings, seats;
  for (const Match& match : tables) {
    const QString key =
        QString("%1, %2, %3").arg(number(league)).arg(number(match.round)).arg(number(match.table));
    pairings << "(" + key + ")";
    seats << QString("(%1, %2, 1)").arg(key).arg(number(match.first));
    if (match.second) seats << QString("(%1, %2, 2)").arg(key).arg(number(*match.second));
  }
  if (const auto done = insertNumbers(database, "pairing (league, round, number)", pairings); !done)
    return done;
  return insertNumbers(database, "seat (league, round, number, player, side)", seats);
}

Outcome<NextRound> pairNextRound(Database& database, LeagueId league) {
  NextRound next = NoRound::tooFew;
  const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
    if (database.engine() == Engine::postgres)
      if (const auto held = database.run("SELECT id FROM league WHERE id = ? FOR UPDATE", {number(league)});
          !held)
        return held;
    const Outcome<StoredLeague> before = readLeague(database, league);
    if (!before) return before.fault();
    next = nextRound(before->league);
    const auto* tables = std::get_if<std::vector<Match>>(&next);
    if (!tables) return Done{};
    if (const auto stored = storeRound(database, league, *tables); !stored) return stored;
    return gatherStatistics(database);
  });
  if (!done) return done.fault();
  return next;
}

Outcome<bool> correctMatch(Database& database, LeagueId league, RoundNumber round, TableNumber table,
                           std::optional<Decision> decision, const std::string& why) {
  const QVariantList key{number(league), number(round), number(table)};
  bool exists = false;
  const auto done = database.inTransaction([&]() -> Outcome<Done> {
    const auto there =
        database.rows("SELECT 1 FROM seat WHERE league = ? AND round = ? AND number = ? AND side = 2", key);
    if (!there) return there.fault();
    exists = !there->empty();
    if (!exists) return Done{};
    const QVariant word = decision ? QVariant(QString::fromLatin1(wordOf(*decision).data())) : QVariant();
    return database.run(
        "INSERT INTO correction (league, round, number, decision, why) VALUES (?, ?, ?, ?, ?)",
        key + QVariantList{word, QString::fromStdString(why)});
  });
  if (!done) return done.fault();
  return exists;
}

Outcome<Done> penalise(Database& database, LeagueId league, const Penalty& penalty) {
  return database.run(
      "INSERT INTO penalty (league, player, points, why) VALUES (?, ?, ?, ?)",
      {number(league), number(penalty.player), penalty.points, QString::fromStdString(penalty.why)});
}

Outcome<Done> admitReporter(Database& database, LeagueId league, TableNumber table,
                            const std::string& login) {
  return database.run("INSERT INTO reporter (league, number, login) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                      {number(league), number(table), QString::fromStdString(login)});
}

}  // namespace lk::league
