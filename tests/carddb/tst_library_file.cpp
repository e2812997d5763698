// Tests opening libraries: a file that is not a library is left alone, and one that may not be read or
// written is reported.
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "library_folder.h"

using lk::Outcome;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::runSql;
using lk::test::writeBytes;

class TestLibraryFile : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

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
    const std::string path = folder_.fresh();
    writeBytes(path, {content.constData(), static_cast<std::size_t>(content.size())});
    folder_.refuses(path, what.toUtf8().constData());
  }

  void foreignDatabase() {
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')"),
             std::string());
    folder_.refuses(path, "another program's database");
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
    const std::string path = folder_.fresh();
    QCOMPARE(mkfifo(path.c_str(), 0600), 0);
    const auto opened = Library::open(path, LibraryMode::readWrite);  // must not wait for a writer
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("is not a file") != std::string::npos, opened.fault().text().c_str());
  }

  void missingFile() {
    const std::string path = folder_.fresh();
    for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::readWrite}) {
      const auto opened = Library::open(path, mode);
      QVERIFY(!opened);
      QVERIFY2(opened.fault().what.find("does not exist") != std::string::npos,
               opened.fault().text().c_str());
    }
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
  }

  void missingFolder() {
    const std::string path = folder_.fresh() + "/deep/library.db";
    const auto opened = Library::open(path, LibraryMode::createIfMissing);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("there is no folder") != std::string::npos,
             opened.fault().text().c_str());
    const auto under = Library::open(folder_.library(1) + "/library.db", LibraryMode::createIfMissing);
    QVERIFY(!under);
  }

  void danglingLinkIsInTheWay() {
    const std::string path = folder_.fresh();
    QCOMPARE(symlink("nowhere", path.c_str()), 0);
    const auto opened = Library::open(path, LibraryMode::createIfMissing);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("already taken") != std::string::npos, opened.fault().text().c_str());
  }

  void creatingLeavesOneFile() {
    const QStringList before = folder_.files();
    const std::string path = folder_.library(3);
    QStringList added = folder_.files();
    for (const QString& name : before) added.removeAll(name);
    QCOMPARE(added, QStringList{QFileInfo(QString::fromStdString(path)).fileName()});
    QCOMPARE(askSql(path, "PRAGMA journal_mode"), std::string("wal"));
    QCOMPARE(askSql(path, "PRAGMA application_id"), std::to_string(0x4C4B636C));
    QCOMPARE(askSql(path, "PRAGMA user_version"), std::string("8"));
  }

  /// SQLite's busy timeout does not cover the switch to the write-ahead log while somebody writes.
  void openingWaitsForAWriter() {
    const std::string path = folder_.library(1);
    QCOMPARE(runSql(path, "PRAGMA journal_mode = DELETE"), std::string());
    sqlite3* writer = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &writer), SQLITE_OK);
    QCOMPARE(sqlite3_exec(writer, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    std::jthread end([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      sqlite3_close(writer);
    });
    const auto opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY2(bool(opened), opened ? "" : opened.fault().text().c_str());
    QCOMPARE(askSql(path, "PRAGMA journal_mode"), std::string("wal"));
  }

  void readingLeavesNothingBehind() {
    const std::string path = folder_.library(3);
    const QStringList before = folder_.files();
    const std::string bytes = bytesOf(path);
    QVERIFY(Library::open(path, LibraryMode::readOnly)->references());
    QCOMPARE(folder_.files(), before);
    QVERIFY(bytesOf(path) == bytes);
  }

  void newerSchemaIsRefused() {
    const std::string path = folder_.library(2);
    QCOMPARE(runSql(path, "PRAGMA user_version = 9"), std::string());
    folder_.refuses(path, "newer than this program's 8");
  }

  void newerSchemaInTheLogIsRefused() {
    // A newer program was killed: its data is only in the write-ahead log, and must stay there.
    const std::string path = folder_.library(2);
    const std::string copy = folder_.fresh();
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "PRAGMA user_version = 9", nullptr, nullptr, nullptr), SQLITE_OK);
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

  void missingTablesAreAFault() {
    const std::string path = folder_.fresh();
    QCOMPARE(runSql(path, "PRAGMA application_id = 0x4C4B636C; PRAGMA user_version = 7; CREATE TABLE x (y)"),
             std::string());
    Outcome<Library> opened = Library::open(path, LibraryMode::readWrite);
    QVERIFY(!opened);
    QVERIFY2(opened.fault().what.find("no such table") != std::string::npos, opened.fault().text().c_str());
  }

  void readsInAFolderItMayNotWrite() {
    const std::string path = folder_.library(3);
    const std::string fresh1 = folder_.fresh();
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
    const std::string path = folder_.library(1);
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
      const std::string path = folder_.fresh();
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
