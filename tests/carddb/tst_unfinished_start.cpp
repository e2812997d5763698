// A library that an older program's first start left half copied, on a disk that filled up, is replaced and
// kept aside; whatever may hold something is refused and stays.
#include "carddb/packs.h"
#include "library_folder.h"

using lk::carddb::Journal;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::writeBytes;

namespace {

constexpr std::size_t kPage = 4096;

/// A library just made, whole, in one file.
std::string justMade(LibraryFolder& folder) {
  const std::string path = folder.fresh();
  (void)Library::open(path, LibraryMode::createIfMissing);
  lk::test::runSql(path, "PRAGMA journal_mode = DELETE");
  return bytesOf(path);
}

}  // namespace

class TestUnfinishedStart : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

  QStringList kept(const std::string& path) const {
    return folder_.files().filter(QFileInfo(QString::fromStdString(path)).fileName() + ".unfinished");
  }

 private slots:
  void whereverTheDiskWasFull() {
    const std::string whole = justMade(folder_);
    QVERIFY(whole.size() > 20 * kPage);
    int replaced = 0;
    for (std::size_t size = kPage; size < whole.size(); size += kPage) {
      for (const std::size_t cut : {size, size + 700}) {
        const std::string path = folder_.fresh();
        const std::string half = whole.substr(0, cut);
        writeBytes(path, half);
        const auto journal = Journal::open(path);
        QVERIFY2(bool(journal), journal ? "" : journal.fault().text().c_str());
        QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
        QCOMPARE(kept(path).size(), 1);
        QVERIFY(bytesOf(path + ".unfinished") == half);
        ++replaced;
      }
    }
    QVERIFY(replaced > 40);
  }

  /// The file had its length, but not every page came to its place.
  void pagesThatNeverCame() {
    const std::string whole = justMade(folder_);
    for (std::size_t from = 2 * kPage; from < whole.size(); from += kPage) {
      const std::string path = folder_.fresh();
      std::string half = whole;
      std::fill(half.begin() + static_cast<std::ptrdiff_t>(from), half.end(), '\0');
      writeBytes(path, half);
      QVERIFY(Journal::open(path));
      QCOMPARE(askSql(path, "PRAGMA integrity_check"), std::string("ok"));
      QVERIFY(kept(path).size() <= 1);
    }
  }

  void aSecondOneIsKeptToo() {
    const std::string half = justMade(folder_).substr(0, 10 * kPage);
    const std::string path = folder_.fresh();
    for (int times = 1; times <= 3; ++times) {
      writeBytes(path, half);
      QVERIFY(Journal::open(path));
      QFile::remove(QString::fromStdString(path));
      QCOMPARE(kept(path).size(), times);
    }
  }

  /// One night, one event: however it is cut, nobody may say that nothing was in it.
  void whatHeldSomethingIsRefused() {
    const std::string path = folder_.fresh();
    {
      auto journal = Journal::open(path);
      const std::int64_t night = *journal->begin("halfwish", "now", {"Ann", "Ben"});
      QVERIFY(journal->append(night, {lk::Json::object({{"e", "setup"}})}));
    }
    lk::test::runSql(path, "PRAGMA journal_mode = DELETE");
    const std::string whole = bytesOf(path);
    const std::string empty = justMade(folder_);
    QCOMPARE(whole.size(), empty.size());
    std::size_t last = 0;  // page in which something is
    for (std::size_t at = kPage; at < whole.size(); at += kPage)
      if (whole.compare(at, kPage, empty, at, kPage) != 0) last = at;
    QVERIFY(last > 0);
    int refused = 0;
    for (std::size_t size = last + kPage; size < whole.size(); size += kPage) {
      writeBytes(path, whole.substr(0, size));
      folder_.refuses(path, "");
      if (QTest::currentTestFailed()) return;
      ++refused;
    }
    QVERIFY(refused > 3);
  }

  void readingReplacesNothing() {
    const std::string path = folder_.fresh();
    const std::string half = justMade(folder_).substr(0, 10 * kPage);
    writeBytes(path, half);
    for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::readWrite})
      QVERIFY(!Library::open(path, mode));
    QVERIFY(bytesOf(path) == half);
    QVERIFY(kept(path).isEmpty());
  }

  void besideALogThereMayBeMore() {
    const std::string path = folder_.fresh();
    writeBytes(path, justMade(folder_).substr(0, 10 * kPage));
    writeBytes(path + "-wal", "something");
    QVERIFY(!Journal::open(path));
    QVERIFY(kept(path).isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestUnfinishedStart)
#include "tst_unfinished_start.moc"
