#include "carddb/journal.h"

#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::guard;
using sqlite::Statement;
using sqlite::Trouble;

namespace {

constexpr std::size_t kLargestLine = 1u << 20;

[[noreturn]] void refuse(const Database& database, std::string what, std::string cure) {
  throw Trouble{Fault{database.path(), 0, std::move(what), std::move(cure)}};
}

std::string nightWords(std::int64_t night) {
  return "night " + std::to_string(night);
}

[[noreturn]] void noSuchNight(const Database& database, std::int64_t night) {
  refuse(database, "has no " + nightWords(night), "choose one of the nights it holds");
}

[[noreturn]] void damaged(const Database& database, std::int64_t night, std::int64_t place,
                          const std::string& how) {
  refuse(database, nightWords(night) + ", event " + std::to_string(place) + " " + how,
         "restore the file from a copy, or begin a new night");
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
    return Journal(
        std::make_unique<Connection>(Connection{openLibraryFile(path, LibraryMode::createIfMissing)}));
  });
}

Outcome<std::int64_t> Journal::begin(const std::string& game, const std::string& startedAt) {
  return guard([&] {
    Database& database = connection_->database;
    if (!validId(game))
      refuse(database, "cannot hold a night of \"" + game + "\"", "use only a-z, 0-9, _ and -");
    Statement insert(database, "INSERT INTO night (game, started_at) VALUES (?1, ?2)");
    insert.bind(game).bind(startedAt).finish();
    return std::int64_t{sqlite3_last_insert_rowid(database.handle())};
  });
}

Outcome<Done> Journal::append(std::int64_t night, const rules::Event& event) {
  return guard([&] {
    Database& database = connection_->database;
    const std::string line = event.body.dump();
    if (line.size() > kLargestLine) refuse(database, "cannot hold an event of more than 1 MB", "shorten it");
    sqlite::Transaction transaction(database);
    Statement count(database,
                    "UPDATE night SET events = events + 1, finished = 0 WHERE id = ?1 RETURNING events");
    count.bind(night);
    if (!count.next()) noSuchNight(database, night);
    const std::int64_t place = count.integer(0);
    count.finish();
    Statement insert(database, "INSERT INTO event (night, place, line) VALUES (?1, ?2, ?3)");
    insert.bind(night).bind(place).bind(line).finish();
    transaction.commit();  // synced: PRAGMA synchronous = FULL
    return Done{};
  });
}

Outcome<Done> Journal::finish(std::int64_t night) {
  return guard([&] {
    Database& database = connection_->database;
    Statement update(database, "UPDATE night SET finished = 1 WHERE id = ?1");
    update.bind(night).finish();
    if (sqlite3_changes(database.handle()) == 0) noSuchNight(database, night);
    return Done{};
  });
}

Outcome<std::vector<NightInfo>> Journal::nights() const {
  return guard([&] {
    Statement select(connection_->database,
                     "SELECT id, game, started_at, events, finished FROM night ORDER BY id DESC");
    std::vector<NightInfo> out;
    while (select.next())
      out.push_back({select.integer(0), select.text(1), select.text(2), static_cast<int>(select.integer(3)),
                     select.integer(4) != 0});
    return out;
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
      Outcome<Json> body = readJson(select.text(1), database.path(), 1, {.bytes = kLargestLine});
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
