#include "carddb/journal.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <map>

#include "carddb/library.h"
#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::Error;
using sqlite::guard;
using sqlite::Statement;

namespace {

constexpr std::size_t kMaxLine = 1u << 20;
constexpr std::int64_t kClockError =
    std::int64_t{24} * 3600;  // seconds ahead of `now`; later times are wrong

[[noreturn]] void refuse(const Database& database, std::string what, std::string cure) {
  throw Error{Fault{database.path(), 0, std::move(what), std::move(cure)}};
}

std::string nightWords(std::int64_t night) {
  return "night " + std::to_string(night);
}

SeenBy seenBy(std::int64_t byHand) {
  return byHand != 0 ? SeenBy::people : SeenBy::camera;
}

[[noreturn]] void noSuchNight(const Database& database, std::int64_t night) {
  refuse(database, "has no night " + std::to_string(night), "choose one of the nights it holds");
}

[[noreturn]] void damaged(const Database& database, std::int64_t night, std::int64_t place,
                          const std::string& how) {
  refuse(database, nightWords(night) + ", event " + std::to_string(place) + " " + how,
         "restore the file from a copy, or start a new night");
}

/// Lets nobody else read the file and those that SQLite keeps beside it: a running night holds secrets. Files
/// of others stay as they are.
void keepPrivate(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  for (const char* suffix : {"", "-wal", "-shm"})
    if (fs::is_regular_file(path + suffix, ignored))
      fs::permissions(path + suffix, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove,
                      ignored);
}

}  // namespace

struct Journal::Connection {
  Database database;
};

Journal::Journal(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Journal::~Journal() = default;
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;

Outcome<Journal> Journal::open(const std::string& path) {
  return guard([&] {
    keepPrivate(path);
    Journal journal(std::make_unique<Connection>(
        Connection{openLibraryFile(path, LibraryMode::createIfMissing, LibraryHolds::nights)}));
    keepPrivate(path);  // it may be new
    return journal;
  });
}

Outcome<std::int64_t> Journal::begin(const std::string& game, const std::string& startedAt,
                                     const std::vector<std::string>& players, SeenBy seenBy) {
  return guard([&] {
    Database& database = connection_->database;
    if (!validId(game))
      refuse(database, "cannot hold a night of \"" + game + "\"", "use only a-z, 0-9, _ and -");
    sqlite::Transaction transaction(database);
    Statement insert(database, "INSERT INTO night (game, started_at, by_hand) VALUES (?1, ?2, ?3)");
    insert.bind(game).bind(startedAt).bind(std::int64_t{seenBy == SeenBy::people}).finish();
    const std::int64_t night = sqlite3_last_insert_rowid(database.handle());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      Statement player(database, "INSERT INTO player (night, seat, name) VALUES (?1, ?2, ?3)");
      player.bind(night).bind(static_cast<std::int64_t>(seat)).bind(players[seat]).finish();
    }
    transaction.commit();
    return night;
  });
}

Outcome<std::int64_t> Journal::beginContinuation(std::int64_t night, std::span<const rules::Event> events) {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    Statement insert(database, R"(
      INSERT INTO night (game, started_at, last_at, played, by_hand, continues)
        SELECT game, started_at, last_at, played, by_hand, id FROM night WHERE id = ?1)");
    insert.bind(night).finish();
    if (sqlite3_changes(database.handle()) == 0) noSuchNight(database, night);
    const std::int64_t begun = sqlite3_last_insert_rowid(database.handle());
    Statement players(database,
                      "INSERT INTO player (night, seat, name) SELECT ?2, seat, name FROM player "
                      "WHERE night = ?1");
    players.bind(night).bind(begun).finish();
    for (const rules::Event& event : events)
      if (const Outcome<Done> written = append(begun, event); !written) throw Error{written.fault()};
    transaction.commit();
    return begun;
  });
}

Outcome<Done> Journal::append(std::int64_t night, const rules::Event& event, std::int64_t at,
                              std::optional<std::int64_t> known) {
  return guard([&] {
    Database& database = connection_->database;
    const std::string line = event.body.dump();
    if (line.size() > kMaxLine) refuse(database, "cannot hold an event of more than 1 MB", "shorten it");
    sqlite::Transaction transaction(database);
    Statement count(database, R"(
      UPDATE night SET events = events + 1, finished = 0, removed = 0,
        played = played + CASE WHEN last_at > 0 AND ?2 - last_at BETWEEN 0 AND ?3 THEN ?2 - last_at ELSE 0 END,
        last_at = CASE WHEN ?2 > 0 THEN ?2 ELSE last_at END
      WHERE id = ?1 RETURNING events)");
    count.bind(night).bind(at).bind(kMaxPause);
    if (!count.next()) noSuchNight(database, night);
    const std::int64_t place = count.integer(0);
    count.finish();
    if (known && place != *known + 1)
      refuse(database, nightWords(night) + " was continued elsewhere",
             "close it in all windows but one, and continue there");
    Statement insert(database, "INSERT INTO event (night, place, line) VALUES (?1, ?2, ?3)");
    insert.bind(night).bind(place).bind(line).finish();
    transaction.commit();  // synced: PRAGMA synchronous = FULL
    return Done{};
  });
}

Outcome<Done> Journal::together(const std::function<Outcome<Done>()>& writes) {
  return guard([&] {
    sqlite::Transaction transaction(connection_->database);
    if (const Outcome<Done> done = writes(); !done) throw Error{done.fault()};
    transaction.commit();
    return Done{};
  });
}

Outcome<Done> Journal::mark(std::int64_t night, const char* column, bool to) {
  return guard([&] {
    Database& database = connection_->database;
    Statement update(database, "UPDATE night SET " + std::string(column) + " = ?2 WHERE id = ?1");
    update.bind(night).bind(std::int64_t{to ? 1 : 0}).finish();
    if (sqlite3_changes(database.handle()) == 0) noSuchNight(database, night);
    return Done{};
  });
}

Outcome<Done> Journal::finish(std::int64_t night) {
  return mark(night, "finished", true);
}
Outcome<Done> Journal::remove(std::int64_t night) {
  return mark(night, "removed", true);
}
Outcome<Done> Journal::restore(std::int64_t night) {
  return mark(night, "removed", false);
}

Outcome<Done> Journal::purge() {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    for (const char* table : {"event", "player"})
      database.run("DELETE FROM " + std::string(table) +
                   " WHERE night IN (SELECT id FROM night WHERE removed = 1)");
    database.run("DELETE FROM night WHERE removed = 1");
    transaction.commit();
    return Done{};
  });
}

Outcome<std::vector<NightInfo>> Journal::nights() const {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Snapshot snapshot(database);
    std::map<std::int64_t, std::vector<std::string>> players;
    Statement names(database, "SELECT night, name FROM player ORDER BY night, seat");
    while (names.next()) players[names.integer(0)].push_back(names.text(1));
    Statement select(
        database,
        "SELECT id, game, started_at, events, finished, played, last_at, ifnull(continues, 0), by_hand "
        "FROM night WHERE removed = 0 ORDER BY id DESC");
    std::vector<NightInfo> out;
    while (select.next())
      out.push_back({select.integer(0), select.text(1), select.text(2), static_cast<int>(select.integer(3)),
                     select.integer(4) != 0, std::move(players[select.integer(0)]), select.integer(5),
                     select.integer(6), select.integer(7), seenBy(select.integer(8))});
    return out;
  });
}

Outcome<std::optional<NightInfo>> Journal::newestUnfinished(const std::vector<std::string_view>& games,
                                                            std::int64_t now) const {
  return guard([&]() -> std::optional<NightInfo> {
    Database& database = connection_->database;
    sqlite::Snapshot snapshot(database);
    Statement select(
        database,
        "SELECT id, game, started_at, events, played, last_at, by_hand FROM night WHERE removed = 0 "
        "AND finished = 0 AND events > 0 AND NOT EXISTS (SELECT 1 FROM night AS later WHERE later.continues "
        "= night.id "
        "AND later.removed = 0) ORDER BY CASE WHEN last_at > ?1 THEN 0 ELSE last_at END DESC, id DESC");
    select.bind(now > 0 ? now + kClockError : std::numeric_limits<std::int64_t>::max());
    while (select.next()) {
      if (std::find(games.begin(), games.end(), select.text(1)) == games.end()) continue;
      NightInfo night{.id = select.integer(0),
                      .game = select.text(1),
                      .startedAt = select.text(2),
                      .events = static_cast<int>(select.integer(3)),
                      .seconds = select.integer(4),
                      .lastAt = select.integer(5),
                      .seenBy = seenBy(select.integer(6))};
      Statement names(database, "SELECT name FROM player WHERE night = ?1 ORDER BY seat");
      names.bind(night.id);
      while (names.next()) night.players.push_back(names.text(0));
      return night;
    }
    return std::nullopt;
  });
}

Outcome<std::vector<rules::Event>> Journal::events(std::int64_t night) const {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Snapshot snapshot(database);
    Statement known(database, "SELECT events FROM night WHERE id = ?1");
    known.bind(night);
    if (!known.next()) noSuchNight(database, night);
    const std::int64_t count = known.integer(0);
    known.finish();
    Statement select(database, "SELECT place, line FROM event WHERE night = ?1 ORDER BY place");
    select.bind(night);
    std::vector<rules::Event> out;
    while (select.next()) {
      const std::int64_t place = static_cast<std::int64_t>(out.size()) + 1;
      if (select.integer(0) != place) damaged(database, night, place, "is missing");
      Outcome<Json> body = readJson(select.text(1), database.path(), 1, {.bytes = kMaxLine});
      if (!body) damaged(database, night, place, "is damaged: it " + body.fault().what);
      if (!body->isObject() || !(*body)["e"].isString())
        damaged(database, night, place, "is damaged: it is no event");
      out.push_back({std::move(*body)});
    }
    if (static_cast<std::int64_t>(out.size()) < count)
      damaged(database, night, static_cast<std::int64_t>(out.size()) + 1, "is missing");
    if (static_cast<std::int64_t>(out.size()) > count)
      damaged(database, night, count + 1, "was never recorded");
    return out;
  });
}

}  // namespace lk::carddb
