#include "app/league/store/players.h"

#include <utility>

#include "app/league/model/formats.h"
#include "app/league/store/player_name.h"

namespace lk::league {

namespace {

Fault nobody(const std::string& name) {
  return {name, 0, "is nobody's name here", "check how it is written, or let them join"};
}

/// Returns the player with this label or alias; else the one with this name, whatever the house.
Outcome<PlayerId> found(const Outcome<Rows>& byAlias, const Outcome<Rows>& byName, const std::string& name) {
  for (const Outcome<Rows>* rows : {&byAlias, &byName}) {
    if (!*rows) return rows->fault();
    const Rows& all = rows->value();
    if (all.size() == 1) return PlayerId{all.front()[0].toLongLong()};
    if (all.empty()) continue;
    QStringList labels;
    for (const QVariantList& row : all) labels << labelOf(row[1].toString(), row[2].toString());
    return Fault{name, 0, "is the name of several players: " + labels.join(", ").toStdString(),
                 "add the house after it, as here"};
  }
  return nobody(name);
}

/// Returns the player with this label; creates one if there is none.
Outcome<PlayerId> knownOrNew(Database& database, const QString& name, const QString& house) {
  const QString label = labelOf(name, house);
  const auto known = database.rows("SELECT player FROM alias WHERE folded = ?", {folded(label)});
  if (!known) return known.fault();
  if (!known->empty()) return PlayerId{known->front()[0].toLongLong()};
  const auto made =
      database.rows("INSERT INTO player (name, house) VALUES (?, ?) RETURNING id", {name, house});
  if (!made) return made.fault();
  const QVariant id = made->front()[0];
  const auto called =
      database.run("INSERT INTO alias (folded, shown, player) VALUES (?, ?, ?)", {folded(label), label, id});
  if (!called) return called.fault();
  return PlayerId{id.toLongLong()};
}

/// Locks the league: nobody else can join or be paired until the transaction ends.
Outcome<Done> hold(Database& database, LeagueId league) {
  if (database.engine() == Engine::sqlite) return Done{};
  return database.run("SELECT id FROM league WHERE id = ? FOR UPDATE", {number(league)});
}

Outcome<bool> joinsTooLate(Database& database, LeagueId league) {
  const auto paired =
      database.rows("SELECT l.format FROM league l JOIN round r ON r.league = l.id WHERE l.id = ? LIMIT 1",
                    {number(league)});
  if (!paired) return paired.fault();
  if (paired->empty()) return false;
  const LeagueFormat* const format = formatNamed(paired->front()[0].toString().toStdString());
  return !format || !format->acceptsAfterFirstRound;
}

Outcome<JoinResult> enter(Database& database, LeagueId league, PlayerId player) {
  const QVariantList key{number(league), number(player)};
  const auto there = database.rows("SELECT dropped FROM entry WHERE league = ? AND player = ?", key);
  if (!there) return there.fault();
  if (!there->empty()) {
    if (there->front()[0].toInt() == 0) return JoinResult::wasThere;
    const auto back = database.run("UPDATE entry SET dropped = 0 WHERE league = ? AND player = ?", key);
    if (!back) return back.fault();
    return JoinResult::cameBack;
  }
  const Outcome<bool> late = joinsTooLate(database, league);
  if (!late) return late.fault();
  if (*late) return JoinResult::tooLate;
  const auto added = database.run(
      "INSERT INTO entry (league, player, draw_number) "
      "SELECT ?, ?, COALESCE(MAX(draw_number), 0) + 1 FROM entry WHERE league = ?",
      {number(league), number(player), number(league)});
  if (!added) return added.fault();
  return JoinResult::joined;
}

/// What two players who are merged have in a league where the second one takes part.
struct SharedEntry {
  QVariant league;
  int drawNumber = 0;  // for both of them from now on
  bool dropped = false;
  int freed = 0;  // the other draw number; 0 if only the second one takes part
  bool paired = false;
};

/// Reads and locks the leagues. The draw number that sat more often stays, because a round-robin goes by it.
/// Who takes part under one of the names does.
Outcome<std::vector<SharedEntry>> entriesOf(Database& database, PlayerId kept, PlayerId other) {
  const auto rows = database.rows(
      "SELECT o.league, o.draw_number, o.dropped, k.draw_number, k.dropped, "
      "(SELECT COUNT(*) FROM seat s WHERE s.league = o.league AND s.player = o.player), "
      "(SELECT COUNT(*) FROM seat s WHERE s.league = o.league AND s.player = k.player), "
      "(SELECT COUNT(*) FROM round r WHERE r.league = o.league) "
      "FROM entry o LEFT JOIN entry k ON k.league = o.league AND k.player = ? WHERE o.player = ? "
      "ORDER BY o.league",
      {number(kept), number(other)});
  if (!rows) return rows.fault();
  std::vector<SharedEntry> entries;
  for (const QVariantList& row : *rows) {
    if (const auto held = hold(database, LeagueId{row[0].toLongLong()}); !held) return held.fault();
    SharedEntry entry{row[0], row[1].toInt(), row[2].toInt() != 0};
    entry.paired = row[7].toInt() > 0;
    if (!row[3].isNull()) {
      entry.freed = row[3].toInt();
      if (row[5].toInt() <= row[6].toInt()) std::swap(entry.freed, entry.drawNumber);
      entry.dropped = entry.dropped && row[4].toInt() != 0;
    }
    entries.push_back(entry);
  }
  return entries;
}

/// Gives the kept player the draw number. Before the first round the numbers close up.
Outcome<Done> settle(Database& database, const SharedEntry& entry, PlayerId kept) {
  const auto numbered =
      database.run("UPDATE entry SET draw_number = ?, dropped = ? WHERE league = ? AND player = ?",
                   {entry.drawNumber, entry.dropped ? 1 : 0, entry.league, number(kept)});
  if (!numbered || entry.freed == 0 || entry.paired) return numbered;
  // In two steps, because each number must be unique after each row.
  constexpr int kAside = 1'000'000'000;
  const auto aside =
      database.run("UPDATE entry SET draw_number = draw_number + ? WHERE league = ? AND draw_number > ?",
                   {kAside, entry.league, entry.freed});
  if (!aside) return aside;
  return database.run("UPDATE entry SET draw_number = draw_number - ? WHERE league = ? AND draw_number > ?",
                      {kAside + 1, entry.league, kAside});
}

Outcome<Done> note(Database& database, const QVariant& league, const QString& what, const std::string& why) {
  return database.run("INSERT INTO trace (league, what, why) VALUES (?, ?, ?)",
                      {league, what, QString::fromStdString(why)});
}

}  // namespace

Outcome<JoinResult> joinLeague(Database& database, LeagueId league, const std::string& name,
                               const std::string& house) {
  const Outcome<QString> proper = properName(name);
  if (!proper) return proper.fault();
  QString home;
  if (!house.empty()) {
    const Outcome<QString> properHouse = properName(house);
    if (!properHouse) return properHouse.fault();
    home = *properHouse;
  }
  JoinResult entering = JoinResult::joined;
  const Outcome<Done> done = database.inTransaction(
      [&]() -> Outcome<Done> {
        if (const auto held = hold(database, league); !held) return held;
        const Outcome<PlayerId> player = knownOrNew(database, *proper, home);
        if (!player) return player.fault();
        const Outcome<JoinResult> entered = enter(database, league, *player);
        if (!entered) return entered.fault();
        entering = *entered;
        return Done{};
      },
      Again::evenIfTaken);
  if (!done) return done.fault();
  return entering;
}

Outcome<PlayerId> findPlayer(Database& database, const std::string& name) {
  const QString key = folded(QString::fromStdString(name));
  const QString select = "SELECT p.id, p.name, p.house FROM player p ";
  return found(database.rows(select + "JOIN alias a ON a.player = p.id WHERE a.folded = ?", {key}),
               database.rows(select + "WHERE p.name = ? ORDER BY p.id", {QString::fromStdString(name)}),
               name);
}

Outcome<PlayerId> findPlayer(Database& database, LeagueId league, const std::string& name) {
  const QString key = folded(QString::fromStdString(name));
  const QString select =
      "SELECT p.id, p.name, p.house FROM player p JOIN entry e ON e.player = p.id AND e.league = ? ";
  return found(
      database.rows(select + "JOIN alias a ON a.player = p.id WHERE a.folded = ?", {number(league), key}),
      database.rows(select + "WHERE p.name = ? ORDER BY p.id",
                    {number(league), QString::fromStdString(name)}),
      name);
}

Outcome<bool> dropPlayer(Database& database, LeagueId league, PlayerId player, const std::string& why) {
  bool dropped = false;
  const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
    const auto out = database.rows(
        "UPDATE entry SET dropped = 1 WHERE league = ? AND player = ? AND dropped = 0 RETURNING player",
        {number(league), number(player)});
    if (!out) return out.fault();
    dropped = !out->empty();
    if (!dropped) return Done{};
    return note(database, number(league), "dropped player " + QString::number(number(player)), why);
  });
  if (!done) return done.fault();
  return dropped;
}

Outcome<Done> mergePlayers(Database& database, PlayerId kept, PlayerId other) {
  const QVariant to = number(kept);
  const QVariant from = number(other);
  return database.inTransaction([&]() -> Outcome<Done> {
    const auto both = database.rows(
        "SELECT l.name, a.round FROM seat a JOIN seat b ON b.league = a.league AND b.round = a.round "
        "JOIN league l ON l.id = a.league WHERE a.player = ? AND b.player = ? LIMIT 1",
        {to, from});
    if (!both) return both.fault();
    if (!both->empty())
      return Fault{database.address().shown(), 0,
                   "has both at tables of round " + both->front()[1].toString().toStdString() + " of " +
                       both->front()[0].toString().toStdString() + ", so they are two people",
                   "merge only a player who was written twice"};
    // If both are in a league, the seats are moved and the second entry is deleted; else the entry is moved.
    const Outcome<std::vector<SharedEntry>> entries = entriesOf(database, kept, other);
    if (!entries) return entries.fault();
    const std::pair<const char*, QVariantList> steps[] = {
        {"INSERT INTO entry (league, player, draw_number, dropped) SELECT e.league, ?, "
         "(SELECT MAX(draw_number) + 1 FROM entry m WHERE m.league = e.league), e.dropped FROM entry e WHERE "
         "e.player = ? AND NOT EXISTS (SELECT 1 FROM entry k WHERE k.league = e.league AND k.player = ?)",
         {to, from, to}},
        {"UPDATE seat SET player = ? WHERE player = ?", {to, from}},
        {"UPDATE penalty SET player = ? WHERE player = ?", {to, from}},
        {"DELETE FROM entry WHERE player = ?", {from}},
        {"UPDATE alias SET player = ? WHERE player = ?", {to, from}},
        {"DELETE FROM player WHERE id = ?", {from}}};
    for (const auto& [sql, values] : steps)
      if (const auto done = database.run(sql, values); !done) return done;
    for (const SharedEntry& entry : *entries)
      if (const auto done = settle(database, entry, kept); !done) return done;
    return note(database, {}, "merged player " + from.toString() + " into " + to.toString(), "written twice");
  });
}

}  // namespace lk::league
