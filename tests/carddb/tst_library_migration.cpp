// Tests migration: every older schema is upgraded to the newest after a backup, without loss.
#include <sys/wait.h>
#include <unistd.h>

#include "carddb/known_tables.h"
#include "carddb/packs.h"
#include "library_folder.h"

using lk::Outcome;
using lk::carddb::Journal;
using lk::carddb::KnownTables;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::carddb::Packs;
using lk::carddb::SamePack;
using lk::carddb::SeenBy;
using lk::carddb::StoredReference;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::runSql;
using lk::test::writeBytes;

namespace {

/// The first schema: cards, no journal.
constexpr const char* kSchema1 = R"(
  CREATE TABLE card (id INTEGER PRIMARY KEY, game TEXT NOT NULL, card TEXT NOT NULL, name TEXT NOT NULL,
                     UNIQUE (game, card)) STRICT;
  CREATE TABLE reference (id INTEGER PRIMARY KEY, card INTEGER NOT NULL REFERENCES card (id),
                          back INTEGER NOT NULL CHECK (back IN (0, 1)), descriptor_version INTEGER NOT NULL,
                          descriptor BLOB NOT NULL) STRICT;
  CREATE INDEX reference_of_card ON reference (card);
  CREATE TABLE picture (reference INTEGER PRIMARY KEY REFERENCES reference (id), bytes BLOB NOT NULL) STRICT;
  INSERT INTO card VALUES (1, 'halfwish', 'strike', 'Strike');
  INSERT INTO reference VALUES (1, 1, 0, 1, x'0102');
  INSERT INTO picture VALUES (1, x'0304');
  PRAGMA application_id = 0x4C4B636C;
  PRAGMA user_version = 1;
)";

/// The second schema: with the journal; descriptors still among the references.
constexpr const char* kSchema2 = R"(
  CREATE TABLE night (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, started_at TEXT NOT NULL,
                      events INTEGER NOT NULL DEFAULT 0,
                      finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))) STRICT;
  CREATE TABLE event (night INTEGER NOT NULL REFERENCES night (id), place INTEGER NOT NULL, line TEXT NOT NULL,
                      PRIMARY KEY (night, place)) STRICT, WITHOUT ROWID;
  INSERT INTO night VALUES (7, 'halfwish', '2026-04-01T20:00:00', 2, 0);
  INSERT INTO event VALUES (7, 1, '{"e":"pass"}');
  INSERT INTO event VALUES (7, 2, '{"e":"roll","seat":"A","dice":[4,6]}');
  PRAGMA user_version = 2;
)";

/// The third schema: codes, separate descriptors; no packs yet.
constexpr const char* kSchema3 = R"(
  CREATE TABLE descriptor (reference INTEGER PRIMARY KEY REFERENCES reference (id), bytes BLOB NOT NULL) STRICT;
  INSERT INTO descriptor VALUES (1, x'0102');
  ALTER TABLE reference DROP COLUMN descriptor;
  ALTER TABLE reference ADD COLUMN code BLOB NOT NULL DEFAULT x'';
  UPDATE reference SET code = x'05';
  PRAGMA user_version = 3;
)";

/// The fourth schema: packs, cameras, tables; nights without names.
constexpr const char* kSchema4 = R"(
  CREATE TABLE pack (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
                     version INTEGER NOT NULL, text BLOB NOT NULL) STRICT;
  CREATE TABLE pack_card (id INTEGER PRIMARY KEY, pack INTEGER NOT NULL REFERENCES pack (id),
                          card TEXT NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL, name_zh TEXT NOT NULL,
                          text TEXT NOT NULL, text_zh TEXT NOT NULL, UNIQUE (pack, card)) STRICT;
  CREATE VIRTUAL TABLE card_words USING fts5 (name, name_zh, text, text_zh,
                                              tokenize = 'unicode61 remove_diacritics 2');
  CREATE TABLE camera (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
                       used_at TEXT NOT NULL) STRICT;
  CREATE TABLE known_table (camera INTEGER NOT NULL REFERENCES camera (id), game TEXT NOT NULL,
                            layout TEXT NOT NULL, used_at TEXT NOT NULL, PRIMARY KEY (camera, game))
    STRICT, WITHOUT ROWID;
  CREATE TABLE derived (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL,
                        stamp TEXT NOT NULL, bytes BLOB NOT NULL, UNIQUE (kind, subject)) STRICT;
  PRAGMA user_version = 4;
)";

/// The fifth schema: names and times of nights; none continues another.
constexpr const char* kSchema5 = R"(
  CREATE TABLE player (night INTEGER NOT NULL REFERENCES night (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
                       PRIMARY KEY (night, seat)) STRICT, WITHOUT ROWID;
  ALTER TABLE night ADD COLUMN last_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE night ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE night ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
  PRAGMA user_version = 5;
)";

/// The sixth schema: nights that continue others; without the camera's part.
constexpr const char* kSchema6 = R"(
  ALTER TABLE night ADD COLUMN continues INTEGER REFERENCES night (id) ON DELETE SET NULL;
  CREATE INDEX night_continues ON night (continues);
  PRAGMA user_version = 6;
)";

/// The seventh schema: what the camera saw; a pack whose cards have columns for Chinese.
constexpr const char* kSchema7 = R"(
  ALTER TABLE night ADD COLUMN by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1));
  INSERT INTO pack VALUES (3, 'q', 'halfwish', 1, x'7b7d');
  INSERT INTO pack_card VALUES (5, 3, 'frost', 'power', 'Frost', '霜冻', 'Pay 2.', '支付 2 点。');
  INSERT INTO pack_card VALUES (6, 3, 'wind', 'power', 'Wind', '', 'Move.', '');
  INSERT INTO card_words (rowid, name, name_zh, text, text_zh) VALUES (5, 'Frost', ' 霜  冻 ', 'Pay 2.', ' 支  付  2  点 。');
  INSERT INTO card_words (rowid, name, name_zh, text, text_zh) VALUES (6, 'Wind', '', 'Move.', '');
  PRAGMA user_version = 7;
)";

constexpr const char* kPack =
    R"({"pack":"p","game":"halfwish","version":1,"cards":[{"id":"flame","name":"Flame","name_zh":"\u706b\u7130"}]})";

std::string olderSchema(int version) {
  std::string sql = kSchema1;
  if (version >= 2) sql += kSchema2;
  if (version >= 3) sql += kSchema3;
  if (version >= 4) sql += kSchema4;
  if (version >= 5) sql += kSchema5;
  if (version >= 6) sql += kSchema6;
  if (version >= 7) sql += kSchema7;
  return sql;
}

}  // namespace

class TestLibraryMigration : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

 private slots:
  void everyOlderSchemaMigratesAfterABackup_data() {
    QTest::addColumn<int>("version");
    QTest::newRow("schema 1") << 1;
    QTest::newRow("schema 2") << 2;
    QTest::newRow("schema 3") << 3;
    QTest::newRow("schema 4") << 4;
    QTest::newRow("schema 5") << 5;
    QTest::newRow("schema 6") << 6;
    QTest::newRow("schema 7") << 7;
  }

  void everyOlderSchemaMigratesAfterABackup() {
    QFETCH(int, version);
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, olderSchema(version)), std::string());
    const std::string before = bytesOf(path);
    const std::string backup = path + ".bak-" + std::to_string(version);
    using Bytes = std::vector<std::uint8_t>;

    {  // reading does not migrate the file
      const auto reading = Library::open(path, LibraryMode::readOnly);
      QVERIFY2(bool(reading), reading ? "" : reading.fault().text().c_str());
      const auto references = reading->references();
      QVERIFY(references && references->size() == 1);
      QCOMPARE(references->at(0).name, std::string("Strike"));
      QCOMPARE(references->at(0).descriptor, (Bytes{1, 2}));
    }
    QVERIFY(bytesOf(path) == before);
    QVERIFY(!QFile::exists(QString::fromStdString(backup)));

    {
      Outcome<Journal> journal = Journal::open(path);
      QVERIFY2(bool(journal), journal ? "" : journal.fault().text().c_str());
      if (version >= 2) {
        const auto events = journal->events(7);
        QVERIFY(events && events->size() == 2);
        QCOMPARE(events->at(1).body["dice"].dump(), std::string("[4,6]"));
        const auto nights = journal->nights();
        QVERIFY(nights && nights->size() == 1);
        QVERIFY(nights->front().players.empty());  // seats have only letters
        QCOMPARE(nights->front().seconds, std::int64_t{0});
        QCOMPARE(nights->front().continues, std::int64_t{0});
        QVERIFY(nights->front().seenBy == SeenBy::camera);
      }
      const auto night = journal->begin("halfwish", "2026-05-01T20:00:00", {"Ann", "Ben"});
      QVERIFY(night);
      QVERIFY(journal->append(*night, {lk::Json::object({{"e", "pass"}})}));
      QCOMPARE(journal->nights()->front().players, (std::vector<std::string>{"Ann", "Ben"}));
    }
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("8"));
    QCOMPARE(askSql(path, "SELECT count(*) FROM event"), std::string(version >= 2 ? "3" : "1"));
    QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
    const auto migrated = Library::open(path, LibraryMode::readWrite);
    QVERIFY(migrated);
    const StoredReference strike = migrated->references()->at(0);
    QCOMPARE(strike.picture, (Bytes{3, 4}));
    QCOMPARE(strike.descriptor, (Bytes{1, 2}));
    QCOMPARE(strike.descriptorVersion, 1);
    // Older codes are computed by a function that knows the descriptors' format.
    QCOMPARE(strike.code, version >= 3 ? Bytes{5} : Bytes{});
    QVERIFY(Packs::open(path, LibraryMode::readWrite)->store(kPack, "p.json", SamePack::newerOnly));
    QCOMPARE(Packs::open(path, LibraryMode::readOnly)->search("flame")->size(), std::size_t{1});
    QVERIFY(KnownTables::open(path, LibraryMode::readOnly)->tables()->empty());

    QCOMPARE(askSql(backup, "PRAGMA user_version"), std::to_string(version));
    QCOMPARE(askSql(backup, "PRAGMA integrity_check"), std::string("ok"));
    QCOMPARE(askSql(backup, "SELECT hex(bytes) FROM picture"), std::string("0304"));
    QCOMPARE(askSql(backup, version < 3 ? "SELECT hex(descriptor) FROM reference"
                                        : "SELECT hex(bytes) FROM descriptor"),
             std::string("0102"));
    QVERIFY(Library::open(backup, LibraryMode::readOnly));
  }

  void cardsStayFoundAndSpeakTheirLanguages() {
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, olderSchema(7)), std::string());
    const auto packs = Packs::open(path, LibraryMode::readWrite);
    QVERIFY2(bool(packs), packs ? "" : packs.fault().text().c_str());
    for (const char* words : {"frost", "pay", "霜冻", "支付"}) {
      const auto found = packs->search(words);
      QVERIFY(found && found->size() == 1);
      QCOMPARE(found->front().name.only(*lk::LanguageId::from("zh")), std::string("霜冻"));
      QCOMPARE(found->front().text.only(*lk::LanguageId::from("zh")), std::string("支付 2 点。"));
    }
    const auto wind = packs->search("wind");
    QVERIFY(wind && wind->size() == 1 && wind->front().name.others.empty());
  }

  void anOlderBackupIsKept() {
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, kSchema1), std::string());
    writeBytes(path + ".bak-1", "precious");
    QVERIFY(Library::open(path, LibraryMode::readWrite));
    QCOMPARE(bytesOf(path + ".bak-1"), std::string("precious"));
    QCOMPARE(askSql(path + ".bak-1-2", "PRAGMA user_version"), std::string("1"));
  }

  void severalProgramsMigrateOnce() {
    for (int round = 0; round < 25; ++round) {
      const std::string path = folder_.fresh();
      QCOMPARE(runSql(path, kSchema1), std::string());
      std::vector<pid_t> children;
      for (int i = 0; i < 4; ++i) {
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
          const auto opened = Library::open(path, LibraryMode::readWrite);
          if (!opened) fprintf(stderr, "%s\n", opened.fault().text().c_str());
          _exit(opened ? 0 : 1);
        }
        children.push_back(child);
      }
      for (const pid_t child : children) {
        int status = -1;
        waitpid(child, &status, 0);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
      }
      QVERIFY(QFile::exists(QString::fromStdString(path + ".bak-1")));
      QVERIFY(!QFile::exists(QString::fromStdString(path + ".bak-1-2")));
    }
  }

  /// The first page of a commit is written before the file grows: it refers to pages that do not exist yet.
  void aCommitCutOffInTheMiddleIsUndone() {
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, olderSchema(2)), std::string());
    const std::string before = bytesOf(path);
    {
      sqlite3* writing = nullptr;
      QCOMPARE(sqlite3_open(path.c_str(), &writing), SQLITE_OK);
      const auto run = [&](const char* sql) { return sqlite3_exec(writing, sql, nullptr, nullptr, nullptr); };
      QCOMPARE(run("PRAGMA synchronous = OFF"),
               SQLITE_OK);  // without syncing, a journal counts as complete at once
      QCOMPARE(run("BEGIN IMMEDIATE; CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(100000));"
                   "UPDATE card SET name = 'Half'"),
               SQLITE_OK);
      writeBytes(path + ".kept", bytesOf(path + "-journal"));
      QCOMPARE(run("COMMIT"), SQLITE_OK);
      sqlite3_close(writing);
    }
    const std::string after = bytesOf(path);
    QVERIFY(after.size() > before.size());
    writeBytes(path, after.substr(0, 4096) + before.substr(4096));
    writeBytes(path + "-journal", bytesOf(path + ".kept"));
    const auto opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY2(bool(opened), opened ? "" : opened.fault().text().c_str());
    QCOMPARE(opened->references()->at(0).name, std::string("Strike"));
    QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
  }

  void failedMigrationChangesNothing() {
    // A table with the name of a table in the coming schema blocks the step.
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, std::string(kSchema1) + "CREATE TABLE night (x)"), std::string());
    const std::string before = bytesOf(path);
    const auto opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY(!opened);
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("1"));
    QVERIFY(!QFile::exists(QString::fromStdString(path + ".bak-1")));  // without a change no backup is needed
  }
};

QTEST_GUILESS_MAIN(TestLibraryMigration)
#include "tst_library_migration.moc"
