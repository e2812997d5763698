// Tests that stored data is listed and deleted completely on request, and that no other file in the folder is
// deleted.
#include <QTest>

#include "app/care/files/data_files.h"
#include "app/care/stored/stored_data.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/kit/folder_swap.h"
#include "test_folder.h"

using namespace lk::app;

class KeptThingsTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  std::string data() const { return path("data").toStdString(); }
  /// Writes a folder with one of every file that any version of the program leaves in it.
  void fill() const {
    for (const char* name :
         {"nights.lkdb", "nights.lkdb-wal", "nights.lkdb-shm", "nights.lkdb.bak-7", "cards.lkdb",
          "tables.lkdb", "packs/mine.json", "draft.json", "draft-halfwish.json", "leagues.db",
          "outbox/night.json", "outbox/aside/other.json", "settings.ini", "lessons.json",
          "phones/certificate.pem", "before-restore-1/nights.lkdb", "swap.part/new/x"})
      put(QStringLiteral("data/") + QLatin1String(name), "12345");
  }
  void fillWithOthers() const {
    for (const char* name :
         {"holiday.jpg", "nights.txt", "nightsong.lkdb", "packsaddle", "drafts.txt", "notes/settings.ini"})
      put(QStringLiteral("data/") + QLatin1String(name), "not ours");
  }
  [[nodiscard]] QStringList left() const {
    return QDir(path("data")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

 private slots:
  void init() {
    QDir(folderPath()).removeRecursively();
    QDir().mkpath(path("data"));
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
  }

  void everyKindIsListedWithItsSize() {
    fill();
    fillWithOthers();
    put("cache/lampkeeper/derived.lkdb", "123");
    const auto things = storedData(data(), path("cache/lampkeeper").toStdString());
    QCOMPARE(things.size(), std::size_t(10));
    QCOMPARE(things.front().what, DataKind::nights);
    QCOMPARE(things.front().places.size(), std::size_t(4));
    QCOMPARE(things.front().bytes, std::int64_t(20));
    QCOMPARE(things[4].what, DataKind::leagues);
    QCOMPARE(things[4].bytes, std::int64_t(15));  // including files in folders
    QCOMPARE(things.back().what, DataKind::drawn);
    for (const StoredData& thing : things)
      for (const std::string& place : thing.places)
        QVERIFY2(bytesOf(QString::fromStdString(place)) != "not ours", place.c_str());
  }

  void withoutFoldersNothingIsListed() { QVERIFY(storedData({}, {}).empty()); }

  void allDataIsDeletedAtTheNextStartAndNothingElse() {
    fill();
    fillWithOthers();
    put("cache/lampkeeper/derived.lkdb", "123");
    const QStringList before = left();
    QVERIFY(deleteAllAtNextStart(data()));
    QCOMPARE(left().size(), before.size() + 1);  // not yet: the program still uses it
    QVERIFY(deletionScheduled(data()));
    put("data/nights.lkdb-journal", "made meanwhile");
    QVERIFY(dataFolder(data()));
    QCOMPARE(left(), QStringList({"drafts.txt", "holiday.jpg", "nights.txt", "nightsong.lkdb", "notes",
                                  "packsaddle"}));
    QVERIFY(!deletionScheduled(data()));
    QVERIFY(!QFile::exists(path("cache/lampkeeper/derived.lkdb")));
    QVERIFY(dataFolder(data()));  // and is usable
  }

  /// An unsaved card in the card editor is listed, whichever its game.
  void everythingABackupContainsIsDeleted() {
    fill();
    put("data/outbox/second.json", "12345");
    QCOMPARE(backupParts(data()).size(), std::size_t(12));
    QVERIFY(fileKindOf("draft-halfwish.json"));
    QVERIFY(!fileKindOf("draft-../x") && !fileKindOf("packs/../x") && !fileKindOf("phones/key.pem") &&
            !fileKindOf("other"));
    QVERIFY(deleteAllAtNextStart(data()));
    QVERIFY(finishDeletion(data()));
    QCOMPARE(backupParts(data()).size(), std::size_t(0));
  }

  void aScheduledDeletionCanBeCancelled() {
    fill();
    const QStringList before = left();
    QVERIFY(deleteAllAtNextStart(data()));
    cancelDeletion(data());
    QVERIFY(dataFolder(data()));
    QCOMPARE(left(), before);
  }

  void anInterruptedDeletionIsContinued() {
    fill();
    QVERIFY(deleteAllAtNextStart(data()));
    QVERIFY(QDir(path("data/packs")).removeRecursively());
    QVERIFY(QFile::remove(path("data/nights.lkdb")));
    QVERIFY(finishDeletion(data()));
    QCOMPARE(left(), QStringList());
  }

  void theLastScheduledActionApplies() {
    fill();
    QVERIFY(deleteAllAtNextStart(data()));
    QDir(path("data/swap.part")).removeRecursively();
    QVERIFY(prepareSwap(data()));
    QVERIFY(scheduleSwap(data()));
    QVERIFY(!deletionScheduled(data()));  // a backup was restored after the deletion was ordered
    QVERIFY(deleteAllAtNextStart(data()));
    QVERIFY(finishDeletion(data()));
    QVERIFY(!swapScheduled(data()));
  }

  void aFolderThatCannotBeWrittenIsAFault() {
    const auto ordered = deleteAllAtNextStart(path("no such folder/at all").toStdString());
    QVERIFY(!ordered);
    QVERIFY(!ordered.fault().cure.empty());
  }
};

QTEST_GUILESS_MAIN(KeptThingsTest)
#include "tst_stored_data.moc"
