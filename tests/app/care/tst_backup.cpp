// Tests backups: all user data is exported and restored, and a file from elsewhere is restored completely or
// not at all.
#include <csignal>
#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/kit/data_folder.h"
#include "app/kit/folder_lock.h"
#include "carddb/backup_file.h"
#include "carddb/journal.h"
#include "carddb/raw_sqlite.h"
#include "program.h"
#include "stored_nights.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;
using lk::test::runSql;

namespace {

constexpr const char* kHouse = LK_ROOT "/resources/cards/halfwish.json";
constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";
constexpr int kRoom = 8 * 1024;

/// A file size limit simulates a full disk.
void limitFileSize() {
  const rlimit limit{kRoom, kRoom};
  ::setrlimit(RLIMIT_FSIZE, &limit);
  ::signal(SIGXFSZ, SIG_IGN);
}

int eventsIn(const QString& nights, std::int64_t night) {
  const auto journal = lk::carddb::Journal::open(nights.toStdString());
  if (!journal) return -1;
  const auto events = journal->events(night);
  return events ? static_cast<int>(events->size()) : -1;
}

}  // namespace

class BackupTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  QString data(const QString& name) const { return path("data/lampkeeper/" + name); }
  QString backup() const { return path("all.lkbackup"); }

  /// Writes a data folder as after a night; returns the night's number.
  std::int64_t anEvening() const {
    const lk::app::NightLog night = lk::test::nightOf("halfwish/first-duel/transcript.jsonl");
    put("data/lampkeeper/settings.ini", "[General]\nlanguage=zh\n");
    put("data/lampkeeper/lessons.json", "{\"strike\":{\"finished\":true}}");
    put("data/lampkeeper/packs/mine.json", "{\"pack\":\"mine\"}");
    put("data/lampkeeper/outbox/waits.json", "{}");
    put("data/lampkeeper/outbox/aside/refused.why", "no such player\n");
    put("data/lampkeeper/phones/certificate.pem", "secret");
    if (run({"cards", "import", "--cards", data("cards.lkdb"), kHouse}).exit != 0) qFatal("no library");
    if (run({"league", "--db", "sqlite:" + data("leagues.db"), "init"}).exit != 0) qFatal("no league");
    return lk::test::keep(data("nights.lkdb").toStdString(), night);
  }
  /// Returns all files but those that SQLite puts beside a library while it reads it: they are empty or
  /// useless to others.
  QMap<QString, QByteArray> everythingKept() const {
    QMap<QString, QByteArray> files = everything();
    for (auto at = files.begin(); at != files.end();)
      at = at.key().endsWith("-shm") || (at.key().endsWith("-wal") && at->isEmpty()) ? files.erase(at)
                                                                                     : std::next(at);
    return files;
  }
  void refused(const QStringList& arguments, const QByteArray& message,
               const std::function<void()>& inChild = {}) const {
    const auto before = everythingKept();
    const ProgramResult result = run(arguments, {}, 120000, inChild);
    const QByteArray all = "\nout: " + result.out + "\nerr: " + result.err;
    QVERIFY2(result.exit == 2 && result.out.isEmpty() && result.err.count('\n') == 1, all.constData());
    QVERIFY2(result.err.contains(message), all.constData());
    QVERIFY2(everythingKept() == before, all.constData());
  }

 private slots:
  void init() {
    QDir(folderPath()).removeRecursively();
    QDir().mkpath(folderPath());
    qputenv("XDG_DATA_HOME", path("data").toUtf8());
  }

  void aBackupIsRestored() {
    const std::int64_t night = anEvening();
    const int events = eventsIn(data("nights.lkdb"), night);
    QVERIFY(events > 3);
    const ProgramResult out = run({"backup", "--out", backup()});
    QVERIFY2(out.exit == 0, (out.out + out.err).constData());
    QCOMPARE(out.lines().first()["files"].toInt(), 8);

    const QByteArray cards = bytesOf("data/lampkeeper/cards.lkdb");
    put("data/lampkeeper/settings.ini", "[General]\nlanguage=en\n");
    QVERIFY(QFile::remove(data("nights.lkdb")) && QFile::remove(data("packs/mine.json")));
    put("data/lampkeeper/packs/later.json", "{}");
    put("data/lampkeeper/cards.lkdb", "no library any more");

    const ProgramResult back = run({"restore", backup()});
    QVERIFY2(back.exit == 0, (back.out + back.err).constData());
    QCOMPARE(back.lines().first()["files"].toInt(), 8);
    QCOMPARE(eventsIn(data("nights.lkdb"), night), events);
    QCOMPARE(bytesOf("data/lampkeeper/settings.ini"), QByteArray("[General]\nlanguage=zh\n"));
    QCOMPARE(bytesOf("data/lampkeeper/packs/mine.json"), QByteArray("{\"pack\":\"mine\"}"));
    QCOMPARE(bytesOf("data/lampkeeper/outbox/aside/refused.why"), QByteArray("no such player\n"));
    QVERIFY(!QFile::exists(data("packs/later.json")));
    const ProgramResult list = run({"cards", "list", data("cards.lkdb")});
    QVERIFY2(list.exit == 0, list.err.constData());
    QVERIFY(!cards.isEmpty());
    // The key of this computer is kept, and the previous data is not lost.
    QCOMPARE(bytesOf("data/lampkeeper/phones/certificate.pem"), QByteArray("secret"));
    const QString before = back.lines().first()["before"].toString();
    QCOMPARE(bytesOf(before + "/settings.ini"), QByteArray("[General]\nlanguage=en\n"));
    QVERIFY(QFile::exists(before + "/packs/later.json"));
    QCOMPARE(QDir(folderPath()).entryList({"*.part*"}, QDir::AllEntries | QDir::Hidden), QStringList{});
    QCOMPARE(QDir(data("")).entryList({"swap*"}, QDir::AllEntries | QDir::Hidden), QStringList{});
  }

  void aBackupContainsNoKeys() {
    anEvening();
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    QVERIFY(!bytesOf("all.lkbackup").contains("certificate"));
  }

  void aRunningNightIsBackedUpToItsLastEvent() {
    const lk::app::NightLog log = lk::test::nightOf("halfwish/first-duel/transcript.jsonl");
    QDir().mkpath(data(""));
    lk::Outcome<lk::carddb::Journal> journal = lk::carddb::Journal::open(data("nights.lkdb").toStdString());
    QVERIFY(journal);
    const std::int64_t night = *journal->begin(log.info.game, log.info.startedAt);
    for (const lk::rules::Event& event : log.events) QVERIFY(journal->append(night, event));
    QVERIFY(QFileInfo(data("nights.lkdb-wal")).size() > 0);  // not yet in the database file itself
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    qputenv("XDG_DATA_HOME", path("elsewhere").toUtf8());
    QCOMPARE(run({"restore", backup()}).exit, 0);
    QCOMPARE(eventsIn(path("elsewhere/lampkeeper/nights.lkdb"), night), static_cast<int>(log.events.size()));
  }

  void anEmptyFolderCanBeBackedUpAndRestored() {
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    put("data/lampkeeper/settings.ini", "later");
    QCOMPARE(run({"restore", backup()}).exit, 0);
    QVERIFY(!QFile::exists(data("settings.ini")));
  }

  void aDamagedLibraryIsLeftOutAndReported() {
    anEvening();
    QByteArray bytes = bytesOf("data/lampkeeper/cards.lkdb");
    bytes.replace(4096, 3 * 4096, QByteArray(3 * 4096, 'x'));
    put("data/lampkeeper/cards.lkdb", bytes);
    const ProgramResult result = run({"backup", "--out", backup()});
    QCOMPARE(result.exit, 1);
    QCOMPARE(result.lines().first()["files"].toInt(), 7);
    QVERIFY2(result.out.contains("cards.lkdb"), result.out.constData());
  }

  void aBackupReplacesNothingButAnOlderBackup() {
    anEvening();
    for (int time = 0; time < 2; ++time) QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    refused({"backup", "--out", data("cards.lkdb")}, "is a library");
    refused({"backup", "--out", data("packs")}, "is a folder");
    refused({"backup", "--out", path("no/such/folder/all")}, "cannot be written");
  }

  void aFullDiskKeepsTheOlderBackup() {
    anEvening();
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    QDir(path("full")).mkpath(".");
    refused({"backup", "--out", backup()}, "disk is full", limitFileSize);
    refused({"restore", backup()}, "cannot be written", limitFileSize);
  }

  void anInvalidBackupChangesNothing_data() {
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QByteArray& message) {
      QTest::newRow(name) << QByteArray(name) << message;
    };
    row("missing", "does not exist");
    row("a folder", "is not a file");
    row("empty", "is not a Lampkeeper backup");
    row("a text", "is not a Lampkeeper backup");
    row("a library", "is not a Lampkeeper backup");
    row("cut short", "incomplete backup");
    row("cut within its first page", "is not a Lampkeeper backup");
    row("newer", "a newer Lampkeeper");
    row("a changed byte", "was changed after");
    row("another digest", "was changed after");
    row("a file less", "was changed after");
    row("a way out of the folder", "was changed after");
    row("a view that never ends", "damaged or incomplete backup");
    row("no seal", "damaged or incomplete backup");
    row("a newer library within", "newer than this program");
  }
  void anInvalidBackupChangesNothing() {
    QFETCH(QByteArray, how);
    QFETCH(QByteArray, message);
    anEvening();
    if (how == "a newer library within")
      QCOMPARE(runSql(data("nights.lkdb").toStdString(), "PRAGMA user_version = 99"), std::string());
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    const QByteArray bytes = bytesOf("all.lkbackup");
    const auto sql = [&](const char* statement) {
      QCOMPARE(runSql(backup().toStdString(), statement), std::string());
    };
    if (how == "missing") QVERIFY(QFile::remove(backup()));
    if (how == "a folder") QVERIFY(QFile::remove(backup()) && QDir().mkpath(backup()));
    if (how == "empty") put("all.lkbackup", {});
    if (how == "a text") put("all.lkbackup", QByteArray(5000, 'x'));
    if (how == "a library")
      put("all.lkbackup", bytesOf("data/lampkeeper/tables.lkdb") + bytesOf("data/lampkeeper/cards.lkdb"));
    if (how == "cut short") put("all.lkbackup", bytes.left(bytes.size() - 1));
    if (how == "cut within its first page") put("all.lkbackup", bytes.left(90));
    if (how == "newer") sql("PRAGMA user_version = 2");
    if (how == "a changed byte") {
      const auto at = bytes.lastIndexOf("language=zh");
      QVERIFY(at > 0);
      put("all.lkbackup", QByteArray(bytes).replace(at, 11, "language=en"));
    }
    if (how == "another digest") sql("UPDATE file SET digest = 'x' WHERE name = 'settings.ini'");
    if (how == "a file less") sql("DELETE FROM piece WHERE file = 1; DELETE FROM file WHERE id = 1");
    if (how == "a way out of the folder")
      sql("UPDATE file SET name = '../../out' WHERE name = 'settings.ini'");
    if (how == "a view that never ends")
      sql("ALTER TABLE file RENAME TO other; CREATE VIEW file AS WITH RECURSIVE n(i) AS "
          "(SELECT 1 UNION ALL SELECT i FROM n) SELECT i AS id, i AS name, i AS bytes, i AS digest FROM n");
    if (how == "no seal") sql("DELETE FROM seal");
    refused({"restore", backup()}, message);
  }

  void aFolderInUseIsLeftAlone() {
    anEvening();
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    const auto claim =
        lk::app::FolderLock::take(data("").toStdString(), lk::app::FolderLock::Kind::shared, 0);
    QVERIFY(claim);
    refused({"restore", backup()}, "is in use by another program");
  }

  void aFolderInUseRefusesARestore() {
    anEvening();
    QCOMPARE(run({"backup", "--out", backup()}).exit, 0);
    QProcess serve;
    serve.start(QStringLiteral(LK_PROGRAM),
                {"serve", "--port", "0", "--address", "127.0.0.1", "--setup", put("setup.json", kSetup)});
    QVERIFY(serve.waitForReadyRead(60000));
    const ProgramResult result = run({"restore", backup()});
    QVERIFY2(result.exit == 2 && result.err.contains("is in use by another program"), result.err.constData());
    serve.terminate();
    QVERIFY(serve.waitForFinished());
    QCOMPARE(run({"restore", backup()}).exit, 0);
  }
};

QTEST_GUILESS_MAIN(BackupTest)
#include "tst_backup.moc"
