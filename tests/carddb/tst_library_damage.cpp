// Damage: wherever a library file was cut or changed it is refused in one line and left as it is, or what is
// read from it is what was written.
#include <random>

#include "library_folder.h"

using lk::Outcome;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::writeBytes;

class TestLibraryDamage : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

 private slots:
  void cutShortIsRefused() {
    const std::string whole = bytesOf(folder_.library(12));
    constexpr std::size_t kPage = 4096;
    QCOMPARE(whole.size() % kPage, std::size_t{0});
    QVERIFY(whole.size() / kPage > 15);
    const std::string path = folder_.fresh();
    int cuts = 0;
    for (std::size_t size = kPage; size < whole.size(); size += kPage) {
      for (const std::size_t cut : {size - 1000, size, size + 1}) {
        writeBytes(path, whole.substr(0, cut));
        folder_.refuses(path, "");
        if (QTest::currentTestFailed()) return;
        ++cuts;
      }
    }
    QVERIFY(cuts > 40);
    writeBytes(path, whole);
    QVERIFY(Library::open(path, LibraryMode::readWrite));
  }

  void flippedBytesNeverCrash() {
    const std::string whole = bytesOf(folder_.library(6));
    std::mt19937 random(7);
    const std::string path = folder_.fresh();
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
};

QTEST_GUILESS_MAIN(TestLibraryDamage)
#include "tst_library_damage.moc"
