#include "carddb/schema.h"

#include <array>

namespace lk::carddb {

namespace {

// Pictures have a table of their own: they are most of the file, and identifying cards never reads them.
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

// `night.events` counts the acknowledged events, so that a lost last event is detected.
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

// Descriptors get a table of their own, like the pictures: a card is identified with the codes, a few bytes
// per reference, and the few descriptors they select. Older references get their codes the next time a
// program that can compute them writes.
constexpr const char* kCodes = R"(
  CREATE TABLE descriptor (
    reference INTEGER PRIMARY KEY REFERENCES reference (id),
    bytes BLOB NOT NULL
  ) STRICT;
  INSERT INTO descriptor SELECT id, descriptor FROM reference;
  ALTER TABLE reference DROP COLUMN descriptor;
  ALTER TABLE reference ADD COLUMN code BLOB NOT NULL DEFAULT x'';
)";

// A pack is stored as its original text; its cards are stored as well for lists and searches. `card_words`
// contains the same words, converted for the search (search_words.h), by the row of the card. Derived data
// (`derived`) may be deleted at any time.
constexpr const char* kPacks = R"(
  CREATE TABLE pack (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    text BLOB NOT NULL
  ) STRICT;
  CREATE TABLE pack_card (
    id INTEGER PRIMARY KEY,
    pack INTEGER NOT NULL REFERENCES pack (id),
    card TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    name_zh TEXT NOT NULL,
    text TEXT NOT NULL,
    text_zh TEXT NOT NULL,
    UNIQUE (pack, card)
  ) STRICT;
  CREATE VIRTUAL TABLE card_words USING fts5 (
    name, name_zh, text, text_zh, tokenize = 'unicode61 remove_diacritics 2'
  );
  CREATE TABLE camera (
    id INTEGER PRIMARY KEY,
    address TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    used_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE known_table (
    camera INTEGER NOT NULL REFERENCES camera (id),
    game TEXT NOT NULL,
    layout TEXT NOT NULL,
    used_at TEXT NOT NULL,
    PRIMARY KEY (camera, game)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE derived (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    stamp TEXT NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (kind, subject)
  ) STRICT;
)";

// Players by seat, the time played, and whether the night was removed. `played` is in seconds; it is computed
// from `last_at`, the time of the last event in seconds since 1970.
constexpr const char* kEvenings = R"(
  CREATE TABLE player (
    night INTEGER NOT NULL REFERENCES night (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (night, seat)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE night ADD COLUMN last_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE night ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE night ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
)";

// A night that continues another one, which newer rules accept only in part, refers to that night.
constexpr const char* kContinued = R"(
  ALTER TABLE night ADD COLUMN continues INTEGER REFERENCES night (id) ON DELETE SET NULL;
  CREATE INDEX night_continues ON night (continues);
)";

// A night entered by hand is continued by hand. For older nights this is unknown.
constexpr const char* kByHand = R"(
  ALTER TABLE night ADD COLUMN by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1));
)";

// The names and texts of a card in languages other than English, one row per language. The search words cover
// all languages.
constexpr const char* kLanguages = R"(
  CREATE TABLE card_wording (
    card INTEGER NOT NULL REFERENCES pack_card (id),
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (card, language)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO card_wording SELECT id, 'zh', name_zh, text_zh FROM pack_card WHERE name_zh <> '' OR text_zh <> '';
  ALTER TABLE pack_card DROP COLUMN name_zh;
  ALTER TABLE pack_card DROP COLUMN text_zh;
  CREATE TABLE former_words AS SELECT rowid AS card, name, name_zh, text, text_zh FROM card_words;
  DROP TABLE card_words;
  CREATE VIRTUAL TABLE card_words USING fts5 (name, text, tokenize = 'unicode61 remove_diacritics 2');
  INSERT INTO card_words (rowid, name, text)
    SELECT card, name || char(10) || name_zh, text || char(10) || text_zh FROM former_words;
  DROP TABLE former_words;
)";

/// Step n migrates schema n to schema n + 1.
constexpr std::array kSteps{kCards, kJournal, kCodes, kPacks, kEvenings, kContinued, kByHand, kLanguages};

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
        "SELECT id, game, started_at, events, finished, last_at, played, removed, continues, by_hand FROM "
        "night",
        "SELECT night, place, line FROM event", "SELECT night, seat, name FROM player",
        "SELECT id, name, game, version, text FROM pack",
        "SELECT id, pack, card, type, name, text FROM pack_card",
        "SELECT card, language, name, text FROM card_wording", "SELECT rowid, name, text FROM card_words",
        "SELECT id, address, name, used_at FROM camera",
        "SELECT camera, game, layout, used_at FROM known_table",
        "SELECT kind, subject, stamp, bytes FROM derived"})
    sqlite::Statement probe(database, select);
}

}  // namespace lk::carddb
