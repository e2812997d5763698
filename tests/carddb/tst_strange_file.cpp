// Tests files from unknown sources: one whose schema runs code, or that would be more expensive to read than
// ours, is refused in one line and left as it is.
#include "carddb/journal.h"
#include "library_folder.h"

using lk::Outcome;
using lk::carddb::Journal;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::test::LibraryFolder;
using lk::test::runSql;

namespace {

std::string repeated(const char* text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// One short statement writes a hundred million bytes.
constexpr char kHugeBlob[] = "zeroblob(100000000)";
constexpr char kHugeText[] = "hex(zeroblob(50000000))";

}  // namespace

class TestStrangeFile : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

  std::string strange(const std::string& sql) {
    std::string path = folder_.library(2);
    const std::string error = runSql(path, sql);
    if (!error.empty()) qFatal("%s", error.c_str());
    return path;
  }

 private slots:
  void viewsTriggersAndVirtualTablesAreRefused_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("a view in a table's place that never ends") << QByteArray(
        "ALTER TABLE night RENAME TO other; CREATE VIEW night AS WITH RECURSIVE n(i) AS (SELECT 1 "
        "UNION ALL SELECT i FROM n) SELECT i AS id, i AS game, i AS started_at, i AS events, i AS "
        "finished, i AS last_at, i AS played, i AS removed, i AS continues, i AS by_hand FROM n");
    QTest::newRow("a view with a function")
        << QByteArray("CREATE VIEW more AS SELECT rtreecheck('card') AS source");
    QTest::newRow("a trigger with a function")
        << QByteArray("CREATE TRIGGER acts AFTER INSERT ON event BEGIN SELECT rtreecheck('card'); END");
    QTest::newRow("another virtual table")
        << QByteArray("CREATE VIRTUAL TABLE places USING rtree (id, a, b)");
    QTest::newRow("a view whose row calls it a table") << QByteArray(
        "CREATE VIEW more AS SELECT 1 AS one; PRAGMA writable_schema = 1; "
        "UPDATE sqlite_schema SET type = 'table', rootpage = 2 WHERE name = 'more'");
  }
  void viewsTriggersAndVirtualTablesAreRefused() {
    QFETCH(QByteArray, sql);
    folder_.refuses(strange(sql.toStdString()), "");
  }

  void aSchemaBeyondOursIsRefused_data() {
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* name, const std::string& sql) {
      QTest::newRow(name) << QByteArray::fromStdString(sql);
    };
    std::string columns = "id";
    for (int i = 0; i < 1000; ++i) columns += ", c" + std::to_string(i);
    row("a thousand columns", "CREATE TABLE wide (" + columns + ")");
    row("a depth of 900", "CREATE TABLE deep (a CHECK (a" + repeated(" + a", 900) + "))");
    row("a megabyte of words", "CREATE TABLE long (a /*" + repeated("words ", 170'000) + "*/)");
  }
  void aSchemaBeyondOursIsRefused() {
    QFETCH(QByteArray, sql);
    folder_.refuses(strange(sql.toStdString()), "is damaged");
  }

  void aHugePictureIsNotRead() {
    const std::string path =
        strange(std::string("UPDATE picture SET bytes = ") + kHugeBlob + " WHERE reference = 1");
    const Outcome<Library> library = Library::open(path, LibraryMode::readOnly);
    QVERIFY(library);
    const auto references = library->references();
    QVERIFY(!references);
    QVERIFY2(references.fault().what.find("64 MB") != std::string::npos, references.fault().text().c_str());
  }

  void aHugeNightIsNotRead() {
    const std::string path =
        strange(std::string("INSERT INTO night (game, started_at) VALUES ('halfwish', ") + kHugeText + ")");
    const Outcome<Journal> journal = Journal::open(path);
    const auto nights = journal ? journal->nights() : journal.fault();
    QVERIFY(!nights);
    QVERIFY2(nights.fault().what.find("64 MB") != std::string::npos, nights.fault().text().c_str());
  }

  void theLargestPictureOfOursIsRead() {
    const std::string path = folder_.fresh();
    auto references = lk::test::someReferences(1);
    references[0].picture.assign(32u << 20, 7);
    {
      Outcome<Library> made = Library::open(path, LibraryMode::createIfMissing);
      QVERIFY(made && made->addReferences(references));
    }
    const Outcome<Library> library = Library::open(path, LibraryMode::readOnly);
    QVERIFY(library);
    QCOMPARE(library->references().value().front().picture.size(), std::size_t{32u << 20});
  }
};

QTEST_GUILESS_MAIN(TestStrangeFile)
#include "tst_strange_file.moc"
