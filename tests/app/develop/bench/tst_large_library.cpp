// Tests that a library of thousands of cards is opened by its codes alone and gives the answers of a
// comparison with every reference.
#include <fstream>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include "app/develop/bench/synthetic_cards.h"
#include "app/develop/bench/synthetic_library.h"
#include "app/kit/library_cards.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming_one.h"

using namespace lk;
using namespace lk::app;
using vision::CardIndex;
using vision::Search;

namespace {

constexpr int kCards = 3000;

LibraryCards opened(const std::string& path) {
  Outcome<LibraryCards> cards = libraryCards(path, "");
  if (!cards) qFatal("%s", cards.fault().text().c_str());
  return std::move(*cards);
}

carddb::Library writable(const std::string& path) {
  Outcome<carddb::Library> library = carddb::Library::open(path, carddb::LibraryMode::createIfMissing);
  if (!library) qFatal("%s", library.fault().text().c_str());
  return std::move(*library);
}

std::string made(const QTemporaryDir& folder, const char* name, int cards) {
  const std::string path = folder.filePath(name).toStdString();
  carddb::Library library = writable(path);
  if (const Outcome<Done> added = addSyntheticCards(library, 0, cards); !added)
    qFatal("%s", added.fault().text().c_str());
  return path;
}

vision::CardSighting asked(const CardIndex& index, int number) {
  const SyntheticView view = photographed(syntheticCard(number), number);
  return vision::nameAt(view.bgr, index, view.corners);
}

void runSql(const std::string& path, const char* sql) {
  sqlite3* database = nullptr;
  const bool done = sqlite3_open(path.c_str(), &database) == SQLITE_OK &&
                    sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(database);
  if (!done) qFatal("%s", sql);
}

/// Returns the number of bytes that this process has read so far.
qint64 bytesRead() {
  std::string word;
  qint64 bytes = -1;
  std::ifstream("/proc/self/io") >> word >> bytes;
  return word == "rchar:" ? bytes : -1;
}

}  // namespace

class LargeLibraryTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { path_ = made(folder_, "large.lkdb", kCards); }

  void answersAsExhaustiveSearchDoes() {
    const LibraryCards cards = opened(path_);
    QCOMPARE(cards.shelf.codes.size(), std::size_t{kCards});
    const CardIndex sieved({cards.shelf}, Search::sieved), exhaustive({cards.shelf}, Search::exhaustive);
    int same = 0, named = 0, wrong = 0, all = 0;
    for (int number = 0; number < kCards; number += 71) {
      const vision::CardSighting one = asked(sieved, number), other = asked(exhaustive, number);
      ++all;
      same += one.key == other.key && one.confidence == other.confidence &&
              one.maybe.size() == other.maybe.size();
      named += one.key.has_value();
      wrong += one.key && *one.key != syntheticKey(number);
    }
    qInfo("%d cards: %d answers as exhaustive search gives, %d named, %d wrong", all, same, named, wrong);
    QCOMPARE(same, all);
    QCOMPARE(wrong, 0);
    QVERIFY(named > all / 4);
  }

  void openingReadsTheCodesAlone() {
    const qint64 before = bytesRead();
    if (before < 0) QSKIP("this system does not count what is read");
    const LibraryCards cards = opened(path_);
    const CardIndex index({cards.shelf}, Search::sieved);
    const qint64 read = bytesRead() - before;
    const qint64 file = QFileInfo(QString::fromStdString(path_)).size();
    QVERIFY2(read < kCards * 600, qPrintable(QString::number(read)));
    QVERIFY(file > kCards * 13000LL);
    QVERIFY(read > kCards * 128LL);
  }

  void oneGameOfSeveral() {
    const Outcome<LibraryCards> none = libraryCards(path_, "magepunk");
    QVERIFY(none);
    QVERIFY(none->shelf.codes.empty());
    QCOMPARE(libraryCards(path_, "bench")->shelf.codes.size(), std::size_t{kCards});
  }

  void namesForPeople() {
    const LibraryCards cards = opened(path_);
    QCOMPARE(cards.library->nameOf("bench/17"), std::string("17"));
    QCOMPARE(cards.library->nameOf("bench/none"), std::string("bench/none"));
    QCOMPARE(cards.library->nameOf("odd"), std::string("odd"));
  }

  void severalThreadsAsk() {
    const LibraryCards cards = opened(path_);
    const CardIndex index({cards.shelf}, Search::sieved);
    std::vector<vision::CardSighting> alone(16), together(16);
    for (int i = 0; i < 16; ++i) alone[std::size_t(i)] = asked(index, 150 * i);
    cv::parallel_for_({0, 16}, [&](const cv::Range& range) {
      for (int i = range.start; i < range.end; ++i) together[std::size_t(i)] = asked(index, 150 * i);
    });
    for (std::size_t i = 0; i < 16; ++i) {
      QVERIFY(alone[i].key == together[i].key);
      QCOMPARE(alone[i].confidence, together[i].confidence);
    }
  }

  void anotherProgramAddsCardsMeanwhile() {
    const std::string path = made(folder_, "shared.lkdb", 1100);  // more than are kept in memory
    const LibraryCards cards = opened(path);
    const CardIndex index({cards.shelf}, Search::sieved);
    const vision::CardSighting before = asked(index, 8);
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
      bool good = true;
      for (int i = 0; good && i < 20; ++i) {
        Outcome<carddb::Library> library = carddb::Library::open(path, carddb::LibraryMode::readWrite);
        carddb::StoredReference reference;
        reference.game = "bench", reference.card = "new-" + std::to_string(i);
        reference.descriptor.assign(13058, 1), reference.picture.assign(100'000, 7);
        good = library && bool(library->addReferences({reference}));
      }
      _exit(good ? 0 : 1);
    }
    int status = -1, looks = 0;
    do {
      const vision::CardSighting now = asked(index, 8);
      QVERIFY(now.key == before.key && now.confidence == before.confidence);
      ++looks;
    } while (waitpid(child, &status, WNOHANG) == 0);
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    QCOMPARE(cards.shelf.codes.size(), std::size_t{1100});
    const auto seen = writable(path).references({}, carddb::Parts::names);
    QCOMPARE(seen->size(), std::size_t{1120});
  }

  void codesOfAnOlderLibraryAreMadeOnReadingAndKeptOnWriting() {
    const std::string path = made(folder_, "older.lkdb", 1200);
    const CardIndex whole({opened(path).shelf}, Search::sieved);
    // Every third row as a migration leaves it: a descriptor without a code.
    runSql(path, "UPDATE reference SET code = x'' WHERE id % 3 = 0");
    const auto withoutCode = [&] {
      int count = 0;
      if (!writable(path).codes({}, [&](const carddb::StoredCode& stored) { count += stored.code.empty(); }))
        return -1;
      return count;
    };
    QCOMPARE(withoutCode(), 400);
    const LibraryCards cards = opened(path);
    QVERIFY(cards.shelf.codes == opened(made(folder_, "fresh.lkdb", 1200)).shelf.codes);
    const CardIndex mended({cards.shelf}, Search::sieved);
    for (int number = 0; number < 1200; number += 170) {
      const vision::CardSighting one = asked(whole, number), other = asked(mended, number);
      QVERIFY(one.key == other.key && one.confidence == other.confidence);
    }
    QCOMPARE(withoutCode(), 400);
    carddb::Library library = writable(path);
    QVERIFY(refreshDescriptors(library));
    QCOMPARE(withoutCode(), 0);
  }

  void aPictureStandsInForADescriptorOfAnotherVersion() {
    const std::string path = made(folder_, "version.lkdb", 3);
    runSql(path, "UPDATE reference SET descriptor_version = 999 WHERE id = 2");
    const Outcome<LibraryCards> unreadable = libraryCards(path, "");
    QVERIFY(!unreadable);  // these have no pictures
    QVERIFY(unreadable.fault().what.find("unreadable picture of bench/1") != std::string::npos);
    QCOMPARE(unreadable.fault().file, path);
  }

 private:
  QTemporaryDir folder_;
  std::string path_;
};

QTEST_GUILESS_MAIN(LargeLibraryTest)
#include "tst_large_library.moc"
