// Tests that on a full disk or after a kill a library keeps all that was acknowledged, and nothing
// half-written.
#include <csignal>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "carddb/packs.h"
#include "library_folder.h"
#include "pack_files.h"

using lk::Outcome;
using lk::carddb::Journal;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::carddb::Packs;
using lk::carddb::Parts;
using lk::carddb::SamePack;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::someReferences;

namespace {

/// Returns what `work` returned in a process of its own; -1 if that crashed.
template <class Work>
int inChild(Work work) {
  const pid_t child = fork();
  if (child < 0) qFatal("no process to test with");
  if (child == 0) _exit(work());
  int status = -1;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool saysFull(const lk::Fault& fault) {
  const bool isFull = fault.text().find("the disk is full") != std::string::npos;
  if (!isFull) fprintf(stderr, "%s\n", fault.text().c_str());
  return isFull;
}

constexpr int kCannotTest = 77;

/// Mounts a disk of so many bytes under `folder`, visible to this process only; returns false where that is
/// not allowed.
bool mountSmallDisk(const std::string& folder, const char* size) {
  const bool own = unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
  return own && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         mount("tmpfs", folder.c_str(), "tmpfs", 0, (std::string("size=") + size).c_str()) == 0;
}

std::size_t countOf(const std::string& path) {
  const auto library = Library::open(path, LibraryMode::readOnly);
  if (!library) return 0;
  const auto references = library->references({}, Parts::names);
  return references ? references->size() : 0;
}

}  // namespace

class TestLibraryDisk : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

 private slots:
  void aFileThatMayNotGrowKeepsWhatItHolds() {
    const std::string path = folder_.library(5);
    const lk::test::PackFiles pack = lk::test::housePackFiles("halfwish", LK_ROOT);
    const auto size = static_cast<rlim_t>(bytesOf(path).size());
    const int failed = inChild([&] {
      std::signal(SIGXFSZ, SIG_IGN);
      Outcome<Library> library = Library::open(path, LibraryMode::readWrite);
      Outcome<Packs> packs = Packs::open(path, LibraryMode::readWrite);
      Outcome<Journal> journal = Journal::open(path);
      if (!library || !packs || !journal) return 1;
      const rlimit limit{size + 20000, size + 20000};
      if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 2;
      const auto added = library->addReferences(someReferences(40));
      if (added || !saysFull(added.fault())) return 3;
      const auto stored = packs->store(pack.text, pack.file, SamePack::newerOnly, pack.pack().translations);
      if (stored || !saysFull(stored.fault())) return 4;
      // Small data may still fit; large data does not.
      const auto night = journal->begin("halfwish", "2026-05-01T20:00:00");
      if (night) {
        const auto event = journal->append(*night, {lk::Json::object({{"e", std::string(200000, 'x')}})});
        if (event || !saysFull(event.fault())) return 5;
      }
      return 0;
    });
    QCOMPARE(failed, 0);
    QCOMPARE(countOf(path), std::size_t{5});
    QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
    QVERIFY(Packs::open(path, LibraryMode::readOnly)->packs()->empty());
    QVERIFY(Library::open(path, LibraryMode::readWrite)
                ->addReferences(someReferences(40)));  // there is space again
    QCOMPARE(countOf(path), std::size_t{45});
  }

  /// The shared memory of SQLite is a file, too, and the first one created.
  void noRoomForAuxiliaryFilesIsAFullDisk() {
    const std::string path = folder_.library(5);
    const int failed = inChild([&] {
      std::signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{4096, 4096};
      if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
      const Outcome<Library> library = Library::open(path, LibraryMode::readWrite);
      return !library && saysFull(library.fault()) ? 0 : 2;
    });
    QCOMPARE(failed, 0);
    QCOMPARE(countOf(path), std::size_t{5});
  }

  void aFullDiskKeepsWhatItHolds() {
    const std::string folder = folder_.fresh();
    QCOMPARE(mkdir(folder.c_str(), 0755), 0);
    const int failed = inChild([&] {
      if (!mountSmallDisk(folder, "600k")) return kCannotTest;
      const std::string path = folder + "/library.db";
      {
        Outcome<Library> library = Library::open(path, LibraryMode::createIfMissing);
        if (!library || !library->addReferences(someReferences(5))) return 1;
        for (int batch = 0; batch < 50; ++batch) {
          const auto added = library->addReferences(someReferences(10));
          if (added) continue;
          if (!saysFull(added.fault())) return 2;
          break;
        }
        if (countOf(path) % 5 != 0) return 3;  // whole batches
      }
      const std::size_t held = countOf(path);
      if (held < 5 || held > 200) return 4;
      if (askSql(path, "PRAGMA integrity_check") != "ok") return 5;
      // A new library has no space at all: none is created, and no file of it remains.
      const std::string filler = folder + "/filler";
      for (std::size_t size = 1 << 20; size > 0; size /= 2)
        lk::test::writeBytes(filler + std::to_string(size), std::string(size, 'x'));
      const std::string second = folder + "/second.db";
      const auto made = Library::open(second, LibraryMode::createIfMissing);
      if (made || !saysFull(made.fault())) return 6;
      if (QDir(QString::fromStdString(folder)).entryList({"second*"}, QDir::Files).size() != 0) return 7;
      // Existing data can still be read.
      return countOf(path) == held ? 0 : 8;
    });
    if (failed == kCannotTest) QSKIP("SKIPPED: no disk of its own may be mounted here");
    QCOMPARE(failed, 0);
  }

  void aLibraryMadeWithLittleRoomIsWholeOrNotThere() {
    int made = 0;
    int refused = 0;
    for (rlim_t room = 8 << 10; room <= 320 << 10; room += 8 << 10) {
      const std::string path = folder_.fresh();
      const int result = inChild([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{room, room};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
        const auto opened = Library::open(path, LibraryMode::createIfMissing);
        if (!opened && !saysFull(opened.fault())) return 2;
        return opened ? 3 : 4;
      });
      QVERIFY2(result == 3 || result == 4, qPrintable(QString("%1 bytes: %2").arg(room).arg(result)));
      ++(result == 3 ? made : refused);
      if (result == 4) QVERIFY(!QFile::exists(QString::fromStdString(path)));
      // With free space the next start works.
      const auto again = Library::open(path, LibraryMode::createIfMissing);
      QVERIFY2(bool(again), again ? "" : (std::to_string(room) + ": " + again.fault().text()).c_str());
      QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
    }
    QVERIFY(made > 0 && refused > 0);
    QCOMPARE(folder_.files().filter(".part-").size(), 0);
  }

  void aFullDiskStopsAMigrationBeforeItBegins() {
    const std::string path = folder_.library(30);
    QCOMPARE(lk::test::runSql(
                 path,
                 "DROP TABLE derived; DROP TABLE known_table; DROP TABLE camera;"
                 " DROP TABLE card_words; DROP TABLE card_wording; DROP TABLE pack_card; DROP TABLE pack;"
                 " DROP TABLE player; DROP INDEX night_continues; ALTER TABLE night DROP COLUMN continues;"
                 " ALTER TABLE night DROP COLUMN last_at;"
                 " ALTER TABLE night DROP COLUMN played; ALTER TABLE night DROP COLUMN removed;"
                 " ALTER TABLE night DROP COLUMN by_hand;"
                 " PRAGMA user_version = 3; PRAGMA journal_mode = DELETE"),
             std::string());
    const std::string before = bytesOf(path);
    const QStringList filesBefore = folder_.files();
    const int failed = inChild([&] {
      std::signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{60000, 60000};
      if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
      const auto opened = Library::open(path, LibraryMode::readWrite);
      return !opened && saysFull(opened.fault()) ? 0 : 2;
    });
    QCOMPARE(failed, 0);
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(folder_.files(), filesBefore);  // no partial backup
    QVERIFY(Library::open(path, LibraryMode::readWrite));
    QCOMPARE(countOf(path), std::size_t{30});
  }

  void killedWhileEnrollingKeepsWhatWasAcknowledged() {
    int kept = 0;
    for (int round = 0; round < 12; ++round) {
      const std::string path = folder_.library(1);
      int acknowledged[2];
      QCOMPARE(pipe(acknowledged), 0);
      const pid_t child = fork();
      QVERIFY(child >= 0);
      if (child == 0) {
        Outcome<Library> library = Library::open(path, LibraryMode::readWrite);
        while (library && library->addReferences(someReferences(3)))
          if (write(acknowledged[1], "x", 1) != 1) break;
        _exit(0);
      }
      close(acknowledged[1]);
      char sign = 0;
      if (read(acknowledged[0], &sign, 1) != 1) qFatal("nothing was enrolled");
      usleep(static_cast<useconds_t>(round * 3000));
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
      std::size_t reported = 1;
      while (read(acknowledged[0], &sign, 1) == 1) ++reported;
      close(acknowledged[0]);
      const std::size_t there = countOf(path);
      QVERIFY2((there - 1) % 3 == 0, "half of a photo's cards");
      QVERIFY((there - 1) / 3 >= reported);
      QVERIFY((there - 1) / 3 <= reported + 1);  // the last one may be stored without an acknowledgement
      QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
      QVERIFY(Library::open(path, LibraryMode::readWrite)->addReferences(someReferences(1)));
      kept += static_cast<int>(reported);
    }
    qInfo("%d photos were acknowledged before the kill, none was lost", kept);
  }
};

QTEST_GUILESS_MAIN(TestLibraryDisk)
#include "tst_library_disk.moc"
