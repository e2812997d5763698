// Opening: what is no library is left alone, what is damaged is refused, what is older is migrated after a
// backup.
#include <random>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "carddb/journal.h"
#include "carddb/library.h"
#include "raw_sqlite.h"

using lk::Outcome;
using lk::carddb::Journal;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::carddb::StoredReference;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::runSql;
using lk::test::writeBytes;

namespace {

/// The file as the first schema laid it out: cards, no journal.
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

/// As the second schema laid it out: with the journal, descriptors still among the references.
constexpr const char* kSchema2 = R"(
  CREATE TABLE night (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, started_at TEXT NOT NULL,
                      events INTEGER NOT NULL DEFAULT 0,
                      finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))) STRICT;
  CREATE TABLE event (night INTEGER NOT NULL REFERENCES night (id), place INTEGER NOT NULL, line TEXT NOT NULL,
                      PRIMARY KEY (night, place)) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 2;
)";

std::string olderSchema(int version) {
  return version == 1 ? kSchema1 : std::string(kSchema1) + kSchema2;
}

std::vector<StoredReference> someReferences(int count) {
  std::vector<StoredReference> out;
  for (int i = 0; i < count; ++i) {
    StoredReference& reference = out.emplace_back();
    reference.game = "halfwish";
    reference.card = "card-" + std::to_string(i);
    reference.picture.assign(6000, static_cast<std::uint8_t>(i));
    reference.descriptor.assign(500, 7);
  }
  return out;
}

}  // namespace

class TestLibraryFile : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  int made_ = 0;
  std::string fresh() { return folder_.filePath(QString("file%1").arg(++made_)).toStdString(); }

  std::string library(int references) {
    const std::string path = fresh();
    Outcome<Library> made = Library::open(path, LibraryMode::createIfMissing);
    if (!made || !made->addReferences(someReferences(references))) qFatal("no library to test with");
    return path;
  }

  QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

  /// Every way of opening gives one clear fault and leaves the folder byte for byte as it was.
  void refused(const std::string& path, const char* what) {
    const QStringList filesBefore = files();
    const std::string before = bytesOf(path);
    for (const LibraryMode mode :
         {LibraryMode::readOnly, LibraryMode::readWrite, LibraryMode::createIfMissing}) {
      const Outcome<Library> opened = Library::open(path, mode);
      QVERIFY2(!opened, qPrintable(QString("opened with %1 bytes").arg(before.size())));
      const std::string text = opened.fault().text();
      QVERIFY2(text.find(what) != std::string::npos, text.c_str());
      QVERIFY(text.find('\n') == std::string::npos);
      QVERIFY(!opened.fault().cure.empty());
      QCOMPARE(opened.fault().file, path);
      QVERIFY(bytesOf(path) == before);
      QCOMPARE(files(), filesBefore);
    }
    QVERIFY(!Journal::open(path));
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(files(), filesBefore);
  }

 private slots:
  void notALibrary_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("what");
    QTest::newRow("empty") << QByteArray() << "is empty";
    QTest::newRow("text") << QByteArray("Dear diary, ").repeated(40) << "is not a card library";
    QTest::newRow("short text") << QByteArray("x") << "is not a card library";
    QTest::newRow("only the magic") << QByteArray("SQLite format 3\0", 16) << "is not a card library";
    QTest::newRow("zeros") << QByteArray(8192, '\0') << "is not a card library";
  }
  void notALibrary() {
    QFETCH(QByteArray, content);
    QFETCH(QString, what);
    const std::string path = fresh();
    writeBytes(path, {content.constData(), static_cast<std::size_t>(content.size())});
    refused(path, what.toUtf8().constData());
  }

  void foreignDatabase() {
    const std::string path = fresh();
    QCOMPARE(runSql(path, "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')"),
             std::string());
    refused(path, "another program's database");
    QCOMPARE(askSql(path, "SELECT name FROM recipe"), std::string("soup"));
  }

  void aFolderIsNoLibrary() {
    for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::createIfMissing}) {
      const auto opened = Library::open(folder_.path().toStdString(), mode);
      QVERIFY(!opened);
      QVERIFY2(opened.fault().what.find("is a folder") != std::string::npos, opened.fault().text().c_str());
    }
  }

  void aPipeIsNoLibrary() {
    const std::string path = fresh();
    QCOMPARE(mkfifo(path.c_str(), 0600), 0);
    const auto opened = Library::open(path, LibraryMode::readWrite);  // must not wait for a writer
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("is no file") != std::string::npos, opened.fault().text().c_str());
  }

  void missingFile() {
    const std::string path = fresh();
    for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::readWrite}) {
      const auto opened = Library::open(path, mode);
      QVERIFY(!opened);
      QVERIFY2(opened.fault().what.find("does not exist") != std::string::npos,
               opened.fault().text().c_str());
    }
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
  }

  void missingFolder() {
    const std::string path = fresh() + "/deep/library.db";
    const auto opened = Library::open(path, LibraryMode::createIfMissing);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("there is no folder") != std::string::npos,
             opened.fault().text().c_str());
    const auto under = Library::open(library(1) + "/library.db", LibraryMode::createIfMissing);
    QVERIFY(!under);
  }

  void danglingLinkIsInTheWay() {
    const std::string path = fresh();
    QCOMPARE(symlink("nowhere", path.c_str()), 0);
    const auto opened = Library::open(path, LibraryMode::createIfMissing);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("in the way") != std::string::npos, opened.fault().text().c_str());
  }

  void creatingLeavesOneFile() {
    const QStringList before = files();
    const std::string path = library(3);
    QStringList added = files();
    for (const QString& name : before) added.removeAll(name);
    QCOMPARE(added, QStringList{QFileInfo(QString::fromStdString(path)).fileName()});
    QCOMPARE(askSql(path, "PRAGMA journal_mode"), std::string("wal"));
    QCOMPARE(askSql(path, "PRAGMA application_id"), std::to_string(0x4C4B636C));
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("3"));
  }

  void readingLeavesNothingBehind() {
    const std::string path = library(3);
    const QStringList before = files();
    const std::string bytes = bytesOf(path);
    QVERIFY(Library::open(path, LibraryMode::readOnly)->references());
    QCOMPARE(files(), before);
    QVERIFY(bytesOf(path) == bytes);
  }

  void newerSchemaIsRefused() {
    const std::string path = library(2);
    QCOMPARE(runSql(path, "PRAGMA user_version = 4"), std::string());
    refused(path, "newer than this program's 3");
  }

  void newerSchemaInTheLogIsRefused() {
    // A newer program was killed: what it wrote is only in the write-ahead log, and must stay there.
    const std::string path = library(2);
    const std::string copy = fresh();
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "PRAGMA user_version = 4", nullptr, nullptr, nullptr), SQLITE_OK);
    writeBytes(copy, bytesOf(path));
    writeBytes(copy + "-wal", bytesOf(path + "-wal"));
    sqlite3_close(other);
    const std::string before = bytesOf(copy);
    const std::string log = bytesOf(copy + "-wal");
    QVERIFY(!log.empty());
    for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::readWrite}) {
      const auto opened = Library::open(copy, mode);
      QVERIFY(!opened);
      QVERIFY2(opened.fault().what.find("newer") != std::string::npos, opened.fault().text().c_str());
      QVERIFY(bytesOf(copy) == before);
      QVERIFY(bytesOf(copy + "-wal") == log);
    }
  }

  void everyOlderSchemaMigratesAfterABackup_data() {
    QTest::addColumn<int>("version");
    QTest::newRow("schema 1") << 1;
    QTest::newRow("schema 2") << 2;
  }
  void everyOlderSchemaMigratesAfterABackup() {
    QFETCH(int, version);
    const std::string path = fresh();
    QCOMPARE(runSql(path, olderSchema(version)), std::string());
    const std::string before = bytesOf(path);
    const std::string backup = path + ".bak-" + std::to_string(version);
    using Bytes = std::vector<std::uint8_t>;

    {  // reading needs no migration of the file
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
      const auto night = journal->begin("halfwish", "2026-05-01T20:00:00");
      QVERIFY(night);
      QVERIFY(journal->append(*night, {lk::Json::object({{"e", "pass"}})}));
    }
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("3"));
    QCOMPARE(askSql(path, "SELECT count(*) FROM event"), std::string("1"));
    QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
    const auto migrated = Library::open(path, LibraryMode::readWrite);
    QVERIFY(migrated);
    const StoredReference strike = migrated->references()->at(0);
    QCOMPARE(strike.picture, (Bytes{3, 4}));
    QCOMPARE(strike.descriptor, (Bytes{1, 2}));
    QCOMPARE(strike.descriptorVersion, 1);
    QVERIFY(strike.code.empty());  // made by whoever knows what descriptors mean

    QCOMPARE(askSql(backup, "PRAGMA user_version"), std::to_string(version));
    QCOMPARE(askSql(backup, "PRAGMA integrity_check"), std::string("ok"));
    QCOMPARE(askSql(backup, "SELECT hex(bytes) FROM picture"), std::string("0304"));
    QCOMPARE(askSql(backup, "SELECT hex(descriptor) FROM reference"), std::string("0102"));
    QVERIFY(Library::open(backup, LibraryMode::readOnly));
  }

  void anOlderBackupIsKept() {
    const std::string path = fresh();
    QCOMPARE(runSql(path, kSchema1), std::string());
    writeBytes(path + ".bak-1", "precious");
    QVERIFY(Library::open(path, LibraryMode::readWrite));
    QCOMPARE(bytesOf(path + ".bak-1"), std::string("precious"));
    QCOMPARE(askSql(path + ".bak-1-2", "PRAGMA user_version"), std::string("1"));
  }

  void twoProgramsMigrateOnce() {
    const std::string path = fresh();
    QCOMPARE(runSql(path, kSchema1), std::string());
    std::vector<pid_t> children;
    for (int i = 0; i < 4; ++i) {
      const pid_t child = fork();
      QVERIFY(child >= 0);
      if (child == 0) _exit(Library::open(path, LibraryMode::readWrite) ? 0 : 1);
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

  void failedMigrationChangesNothing() {
    // A table of the coming schema's name stands in the way of the step.
    const std::string path = fresh();
    QCOMPARE(runSql(path, std::string(kSchema1) + "CREATE TABLE night (x)"), std::string());
    const std::string before = bytesOf(path);
    const auto opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY(!opened);
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("1"));
    QVERIFY(QFile::exists(QString::fromStdString(path + ".bak-1")));
  }

  void cutShortIsRefused() {
    const std::string whole = bytesOf(library(12));
    constexpr std::size_t kPage = 4096;
    QCOMPARE(whole.size() % kPage, std::size_t{0});
    QVERIFY(whole.size() / kPage > 15);
    const std::string path = fresh();
    int cuts = 0;
    for (std::size_t size = kPage; size < whole.size(); size += kPage) {
      for (const std::size_t cut : {size - 1000, size, size + 1}) {
        writeBytes(path, whole.substr(0, cut));
        refused(path, "");
        if (QTest::currentTestFailed()) return;
        ++cuts;
      }
    }
    QVERIFY(cuts > 40);
    writeBytes(path, whole);
    QVERIFY(Library::open(path, LibraryMode::readWrite));
  }

  void flippedBytesNeverCrash() {
    const std::string whole = bytesOf(library(6));
    std::mt19937 random(7);
    const std::string path = fresh();
    int refusals = 0;
    for (int round = 0; round < 400; ++round) {
      std::string bytes = whole;
      const std::size_t flips = 1 + random() % 6;
      // Mostly where SQLite keeps its structure: the first bytes of a page.
      for (std::size_t i = 0; i < flips; ++i) {
        const std::size_t page = random() % (whole.size() / 4096);
        bytes[page * 4096 + random() % (round % 2 ? 4096 : 64)] = static_cast<char>(random());
      }
      writeBytes(path, bytes);
      const Outcome<Library> opened = Library::open(path, LibraryMode::readOnly);
      refusals += !opened || !opened->references();
      if (!opened) QVERIFY(bytesOf(path) == bytes);
    }
    QVERIFY(refusals > 50);
  }

  void missingTablesAreAFault() {
    const std::string path = fresh();
    QCOMPARE(runSql(path, "PRAGMA application_id = 0x4C4B636C; PRAGMA user_version = 3; CREATE TABLE x (y)"),
             std::string());
    Outcome<Library> opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("no such table") != std::string::npos, opened.fault().text().c_str());
  }

  void readsInAFolderItMayNotWrite() {
    const std::string path = library(3);
    const std::string fresh1 = fresh();
    QVERIFY(chmod(path.c_str(), 0444) == 0);
    QVERIFY(chmod(folder_.path().toUtf8().constData(), 0555) == 0);
    const pid_t child = fork();
    if (child == 0) {
      if (geteuid() == 0 && setuid(65534) != 0) _exit(9);
      const auto reading = Library::open(path, LibraryMode::readOnly);
      if (!reading) {
        fprintf(stderr, "%s\n", reading.fault().text().c_str());
        _exit(1);
      }
      if (reading->references()->size() != 3) _exit(2);
      const auto writing = Library::open(path, LibraryMode::readWrite);
      if (writing || writing.fault().what.find("cannot be written") == std::string::npos) _exit(3);
      const auto making = Library::open(fresh1, LibraryMode::createIfMissing);
      if (making || making.fault().what.find("write-protected") == std::string::npos) _exit(4);
      _exit(0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    chmod(folder_.path().toUtf8().constData(), 0700);
    chmod(path.c_str(), 0644);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
  }

  void unreadableIsAFault() {
    const std::string path = library(1);
    QVERIFY(chmod(path.c_str(), 0) == 0);
    QVERIFY(chmod(folder_.path().toUtf8().constData(), 0777) == 0);
    const pid_t child = fork();
    if (child == 0) {
      if (geteuid() == 0 && setuid(65534) != 0) _exit(9);
      const auto reading = Library::open(path, LibraryMode::readOnly);
      _exit(!reading && reading.fault().what.find("cannot be read") != std::string::npos ? 0 : 1);
    }
    int status = -1;
    waitpid(child, &status, 0);
    chmod(folder_.path().toUtf8().constData(), 0700);
    chmod(path.c_str(), 0644);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
  }

  void killedWhileMakingLeavesAWholeLibraryOrNone() {
    int whole = 0, none = 0;
    for (int round = 0; round < 25; ++round) {
      const std::string path = fresh();
      const pid_t child = fork();
      QVERIFY(child >= 0);
      if (child == 0) {
        const auto made = Library::open(path, LibraryMode::createIfMissing);
        _exit(0);
      }
      usleep(static_cast<useconds_t>(round * 400));
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
      const bool there = QFile::exists(QString::fromStdString(path));
      (there ? whole : none) += 1;
      QCOMPARE(bool(Library::open(path, LibraryMode::readOnly)), there);
    }
    QCOMPARE(whole + none, 25);
  }
};

QTEST_GUILESS_MAIN(TestLibraryFile)
#include "tst_library_file.moc"
