// Tests that a card library stores references completely or not at all, also when two programs use it.
#include <filesystem>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include "carddb/library.h"
#include "raw_sqlite.h"

using lk::Outcome;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::carddb::Parts;
using lk::carddb::StoredCode;
using lk::carddb::StoredReference;

namespace {

using Bytes = std::vector<std::uint8_t>;

StoredReference reference(const std::string& card, const std::string& name = "",
                          const std::string& game = "halfwish") {
  return {.game = game,
          .card = card,
          .name = name,
          .picture = {1, 0, 2},
          .descriptor = {9, 0, 7},
          .code = {8, 0},
          .descriptorVersion = 3};
}

}  // namespace

class TestLibrary : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  int made_ = 0;
  std::string fresh() { return folder_.filePath(QString("library%1.db").arg(++made_)).toStdString(); }
  static Library opened(const std::string& path, LibraryMode mode = LibraryMode::createIfMissing) {
    Outcome<Library> library = Library::open(path, mode);
    if (!library) qFatal("%s", library.fault().text().c_str());
    return std::move(*library);
  }

 private slots:
  void keepsWhatItIsGiven() {
    const std::string path = fresh();
    StoredReference back = reference("back");
    back.back = true;
    back.descriptor.clear();
    {
      Library library = opened(path);
      QVERIFY(library.addReferences({reference("strike", "Strike"), back}));
    }
    const Library library = opened(path, LibraryMode::readOnly);
    const auto all = library.references();
    QVERIFY(all);
    QCOMPARE(all->size(), std::size_t{2});
    const StoredReference& strike = all->at(0);
    QCOMPARE(strike.game, std::string("halfwish"));
    QCOMPARE(strike.card, std::string("strike"));
    QCOMPARE(strike.name, std::string("Strike"));
    QCOMPARE(strike.picture, (Bytes{1, 0, 2}));
    QCOMPARE(strike.descriptor, (Bytes{9, 0, 7}));
    QCOMPARE(strike.descriptorVersion, 3);
    QVERIFY(!strike.back);
    QVERIFY(all->at(1).back);
    QCOMPARE(all->at(1).name, std::string("back"));
    QVERIFY(all->at(1).descriptor.empty());
  }

  void largePartsCanBeLoadedLater() {
    Library library = opened(fresh());
    QVERIFY(library.addReferences({reference("evade"), reference("strike", "Strike")}));
    const auto names = library.references({}, Parts::names);
    QVERIFY(names && names->size() == 2);
    QCOMPARE(names->at(1).name, std::string("Strike"));
    QVERIFY(names->at(1).picture.empty() && names->at(1).descriptor.empty() && names->at(1).code.empty());
    const auto lean = library.references({}, Parts::descriptors);
    QVERIFY(lean && lean->size() == 2);
    QVERIFY(lean->at(0).picture.empty());
    QCOMPARE(lean->at(0).descriptor, (Bytes{9, 0, 7}));
    QCOMPARE(lean->at(0).code, (Bytes{8, 0}));
    const auto picture = library.picture(lean->at(0).rowId);
    QVERIFY(picture);
    QCOMPARE(*picture, (Bytes{1, 0, 2}));
    QVERIFY(!library.picture(999));
  }

  void oneReferenceAtATime() {
    Library library = opened(fresh());
    QVERIFY(library.addReferences({reference("evade"), reference("strike", "Strike")}));
    const std::int64_t row = library.references()->at(1).rowId;
    for (int again = 0; again < 3; ++again) {
      const auto strike = library.reference(row);
      QVERIFY(strike);
      QCOMPARE(strike->card, std::string("strike"));
      QCOMPARE(strike->descriptor, (Bytes{9, 0, 7}));
      QCOMPARE(strike->descriptorVersion, 3);
      QVERIFY(strike->picture.empty());
      QVERIFY(!library.reference(row + 1));  // a fault does not affect the next row
    }
    // Reading does not lock the file for others either.
    QVERIFY(library.addReferences({reference("parry")}));
    QCOMPARE(library.name("halfwish", "strike")->value_or(""), std::string("Strike"));
    QVERIFY(!library.name("magepunk", "strike")->has_value());
  }

  void codesInTheOrderAdded() {
    Library library = opened(fresh());
    StoredReference bare = reference("bare");
    bare.code.clear();
    QVERIFY(library.addReferences({reference("strike"), reference("strike", "", "magepunk"), bare}));
    std::vector<std::int64_t> rows;
    std::vector<Bytes> codes;
    const auto take = [&](const StoredCode& stored) {
      QCOMPARE(stored.descriptorVersion, 3);
      rows.push_back(stored.rowId);
      codes.emplace_back(stored.code.begin(), stored.code.end());
    };
    QVERIFY(library.codes({}, take));
    QCOMPARE(codes, (std::vector<Bytes>{{8, 0}, {8, 0}, {}}));
    QCOMPARE(library.reference(rows[1])->game, std::string("magepunk"));
    rows.clear(), codes.clear();
    QVERIFY(library.codes("halfwish", take));
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(library.reference(rows[1])->card, std::string("bare"));
  }

  void oneGameOfSeveral() {
    Library library = opened(fresh());
    QVERIFY(library.addReferences(
        {reference("strike"), reference("strike", "", "magepunk"), reference("evade")}));
    QCOMPARE(library.references("halfwish")->size(), std::size_t{2});
    QCOMPARE(library.references("magepunk")->size(), std::size_t{1});
    QCOMPARE(library.references("chess")->size(), std::size_t{0});
    QCOMPARE(library.references()->size(), std::size_t{3});
  }

  void secondReferenceOfACard() {
    Library library = opened(fresh());
    QVERIFY(library.addReferences({reference("strike", "Strike")}));
    QVERIFY(library.addReferences({reference("strike")}));  // without a name: keeps the name
    QCOMPARE(library.references()->size(), std::size_t{2});
    QCOMPARE(library.references()->at(1).name, std::string("Strike"));
    QVERIFY(library.addReferences({reference("strike", "Hit")}));
    QCOMPARE(library.references()->at(0).name, std::string("Hit"));
  }

  void allOrNothing() {
    Library library = opened(fresh());
    for (const char* bad : {"", "Strike", "a/b", "a b", "strike\n", "\xC3\xA4"}) {
      const auto added = library.addReferences({reference("evade"), reference(bad)});
      QVERIFY2(!added, bad);
      QVERIFY(!added.fault().cure.empty());
      QVERIFY(!library.addReferences({reference("evade"), reference("strike", "", bad)}));
    }
    QCOMPARE(library.references()->size(), std::size_t{0});
  }

  void descriptorsAreReplacedAllOrNone() {
    Library library = opened(fresh());
    QVERIFY(library.addReferences({reference("strike"), reference("evade")}));
    const std::int64_t row = library.references()->at(1).rowId;
    QVERIFY(library.updateDescriptors({{.rowId = row, .descriptor = {5, 5}, .code = {6}, .version = 4}}));
    QCOMPARE(library.references()->at(0).descriptor, (Bytes{9, 0, 7}));
    QCOMPARE(library.references()->at(1).descriptor, (Bytes{5, 5}));
    QCOMPARE(library.references()->at(1).code, (Bytes{6}));
    QCOMPARE(library.references()->at(1).descriptorVersion, 4);
    const auto missing = library.updateDescriptors({{row, {1}, {1}, 5}, {row + 1, {1}, {1}, 5}});
    QVERIFY(!missing);
    QVERIFY(missing.fault().what.find("no reference") != std::string::npos);
    QCOMPARE(library.references()->at(1).descriptor, (Bytes{5, 5}));
    QCOMPARE(library.references()->at(1).descriptorVersion, 4);
  }

  void referencesAreRemovedAllOrNone() {
    const std::string path = fresh();
    Library library = opened(path);
    QVERIFY(library.addReferences({reference("strike", "Strike"), reference("strike"), reference("evade")}));
    const std::int64_t first = library.references()->front().rowId;
    QVERIFY(!library.removeReferences({first, 99}));
    QCOMPARE(library.references()->size(), std::size_t{3});
    QVERIFY(library.removeReferences({first}));
    QCOMPARE(library.references()->size(), std::size_t{2});
    QCOMPARE(*library.name("halfwish", "strike"), std::optional<std::string>("Strike"));
    QVERIFY(!library.picture(first));
    // With its last reference a card is removed, including its name.
    QVERIFY(library.removeReferences({first + 1}));
    QCOMPARE(*library.name("halfwish", "strike"), std::optional<std::string>());
    QCOMPARE(library.references()->front().card, std::string("evade"));
    QVERIFY(library.addReferences({reference("strike")}));
    QCOMPARE(*library.name("halfwish", "strike"), std::optional<std::string>("strike"));
  }

  void readOnlyRefusesToWrite() {
    const std::string path = fresh();
    QVERIFY(opened(path).addReferences({reference("strike")}));
    const std::string before = lk::test::bytesOf(path);
    {
      Library library = opened(path, LibraryMode::readOnly);
      const auto added = library.addReferences({reference("evade")});
      QVERIFY(!added);
      QVERIFY2(added.fault().what.find("cannot be written") != std::string::npos,
               added.fault().text().c_str());
    }
    QCOMPARE(lk::test::bytesOf(path), before);
  }

  void oddNamesAreFiles() {
    for (const char* name : {"a library?mode=memory&x#y%20.db", "file:x.db", "Bücherei.db"}) {
      const std::string path = folder_.filePath(QString::fromUtf8(name)).toStdString();
      QVERIFY(opened(path).addReferences({reference("strike")}));
      QCOMPARE(opened(path, LibraryMode::readOnly).references()->size(), std::size_t{1});
    }
    // A bare name, as typed, must not become an in-memory database.
    const QString home = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder_.path()));
    const bool added = bool(opened(":memory:").addReferences({reference("strike")}));
    const bool kept = std::filesystem::exists(":memory:") && opened(":memory:").references()->size() == 1;
    QVERIFY(QDir::setCurrent(home));
    QVERIFY(added && kept);
  }

  void twoProgramsOnOneLibrary() {
    constexpr int kEach = 50;  // pairs of references
    const std::string path = fresh();
    opened(path);
    std::vector<pid_t> children;
    for (const char* who : {"first", "second"}) {
      const pid_t child = fork();
      QVERIFY(child >= 0);
      if (child == 0) {
        bool good = true;
        for (int i = 0; good && i < kEach; ++i) {
          Outcome<Library> library = Library::open(path, LibraryMode::createIfMissing);
          good = library && bool(library->addReferences({reference(who), reference(who)}));
        }
        _exit(good ? 0 : 1);
      }
      children.push_back(child);
    }
    int reads = 0;
    for (const pid_t child : children) {
      int status = -1;
      while (waitpid(child, &status, WNOHANG) == 0) {
        const auto seen = opened(path, LibraryMode::readOnly).references();
        QVERIFY(seen);
        QVERIFY(seen->size() % 2 == 0);  // both of a pair or none
        ++reads;
      }
      QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    QCOMPARE(opened(path).references()->size(), std::size_t{4 * kEach});
    QCOMPARE(lk::test::askSql(path, "PRAGMA integrity_check"), std::string("ok"));
  }

  void twoProgramsMakeOneLibrary() {
    for (int round = 0; round < 10; ++round) {
      const std::string path = fresh();
      std::vector<pid_t> children;
      for (int i = 0; i < 3; ++i) {
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
          Outcome<Library> library = Library::open(path, LibraryMode::createIfMissing);
          _exit(library && library->addReferences({reference("strike")}) ? 0 : 1);
        }
        children.push_back(child);
      }
      for (const pid_t child : children) {
        int status = -1;
        waitpid(child, &status, 0);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
      }
      QCOMPARE(opened(path, LibraryMode::readOnly).references()->size(), std::size_t{3});
    }
  }

  void aLockThatStaysIsNamed() {
    const std::string path = fresh();
    Library library = opened(path);
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const auto added = library.addReferences({reference("strike")});
    sqlite3_close(other);
    QVERIFY(!added);
    QVERIFY2(added.fault().what.find("in use by another program") != std::string::npos,
             added.fault().text().c_str());
    QVERIFY(library.addReferences({reference("strike")}));  // no longer locked
  }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
