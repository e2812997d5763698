#include "carddb/schema.h"

#include <array>

namespace lk::carddb {

namespace {

// Pictures have a table of their own: they are most of the file, and naming cards never reads them.
constexpr const char* kCards = R"(
  CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (game, card)
  ) STRICT;
  CREATE TABLE reference (
    id INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES card (id),
    back INTEGER NOT NULL CHECK (back IN (0, 1)),
    descriptor_version INTEGER NOT NULL,
    descriptor BLOB NOT NULL
  ) STRICT;
  CREATE INDEX reference_of_card ON reference (card);
  CREATE TABLE picture (
    reference INTEGER PRIMARY KEY REFERENCES reference (id),
    bytes BLOB NOT NULL
  ) STRICT;
)";

// `night.events` counts what was acknowledged, so that a lost last event does not go unnoticed.
constexpr const char* kJournal = R"(
  CREATE TABLE night (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    started_at TEXT NOT NULL,
    events INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))
  ) STRICT;
  CREATE TABLE event (
    night INTEGER NOT NULL REFERENCES night (id),
    place INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (night, place)
  ) STRICT, WITHOUT ROWID;
)";

// Descriptors join the pictures outside: a card is named from codes, a few bytes a reference, and the few
// descriptors those point to. Older references get their codes when somebody who can make them writes.
constexpr const char* kCodes = R"(
  CREATE TABLE descriptor (
    reference INTEGER PRIMARY KEY REFERENCES reference (id),
    bytes BLOB NOT NULL
  ) STRICT;
  INSERT INTO descriptor SELECT id, descriptor FROM reference;
  ALTER TABLE reference DROP COLUMN descriptor;
  ALTER TABLE reference ADD COLUMN code BLOB NOT NULL DEFAULT x'';
)";

/// Step n leads from schema n to schema n + 1.
constexpr std::array kSteps{kCards, kJournal, kCodes};

}  // namespace

int newestSchema() {
  return static_cast<int>(kSteps.size());
}

void applySchemaSteps(sqlite::Database& database, int schema) {
  for (std::size_t step = static_cast<std::size_t>(schema); step < kSteps.size(); ++step)
    database.run(kSteps[step]);
  database.run("PRAGMA application_id = " + std::to_string(kApplicationId) +
               "; PRAGMA user_version = " + std::to_string(newestSchema()));
}

void checkTables(sqlite::Database& database) {
  for (const char* select :
       {"SELECT id, game, card, name FROM card",
        "SELECT id, card, back, descriptor_version, code FROM reference",
        "SELECT reference, bytes FROM descriptor", "SELECT reference, bytes FROM picture",
        "SELECT id, game, started_at, events, finished FROM night", "SELECT night, place, line FROM event"})
    sqlite::Statement probe(database, select);
}

}  // namespace lk::carddb
