// Tests damage: a library file that was cut or changed anywhere is either refused in one line and left as it
// is, or everything read from it is what was written.
#include <random>

#include "carddb/packs.h"
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
    const std::string source = folder_.library(12);
    QVERIFY(lk::carddb::Packs::open(source, LibraryMode::readWrite)
                ->store(bytesOf(LK_ROOT "/resources/cards/halfwish.json"), "halfwish.json",
                        lk::carddb::SamePack::newerOnly));
    const std::string whole = bytesOf(source);
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

  void everyByteOfTheHeaderMayBeWrong() {
    const std::string path = folder_.library(4);
    const std::string whole = bytesOf(path);
    const QStringList filesBefore = folder_.files();
    int refusals = 0, unharmed = 0;
    for (std::size_t at = 0; at < 100; ++at) {
      for (const unsigned char change : {0x01, 0x80, 0xFF}) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ change);
        writeBytes(path, bytes);
        for (const LibraryMode mode : {LibraryMode::readOnly, LibraryMode::readWrite}) {
          const Outcome<Library> opened = Library::open(path, mode);
          const auto references = opened ? opened->references() : lk::Fault{};
          if (!opened || !references) {
            const lk::Fault& fault = opened ? references.fault() : opened.fault();
            QVERIFY(!fault.what.empty() && !fault.cure.empty());
            QVERIFY(fault.text().find('\n') == std::string::npos);
            ++refusals;
          } else {  // the byte has no influence on stored data
            QCOMPARE(references->size(), std::size_t{4});
            QCOMPARE(references->at(3).picture, std::vector<std::uint8_t>(6000, 3));
            ++unharmed;
          }
          if (!opened) QVERIFY2(bytesOf(path) == bytes, qPrintable(QString("byte %1").arg(at)));
        }
      }
    }
    qInfo("%d refused, %d read as they were", refusals, unharmed);
    QVERIFY(refusals > 200);
    QCOMPARE(folder_.files(), filesBefore);
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
      // Mostly where SQLite stores its structure: the first bytes of a page.
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
