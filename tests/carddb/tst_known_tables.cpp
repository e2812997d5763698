// Tests that a table set up once is recognised the next evening.
#include "carddb/derived.h"
#include "carddb/known_tables.h"
#include "library_folder.h"

using lk::Json;
using lk::carddb::Derived;
using lk::carddb::KnownTable;
using lk::carddb::KnownTables;
using lk::carddb::LibraryMode;
using lk::test::LibraryFolder;
using lk::test::runSql;

namespace {

KnownTable table(const std::string& camera, const std::string& game, int width, const std::string& usedAt) {
  return {camera, "Camera " + camera, game, Json::object({{"zones", Json::array({width, 0.5, "灯"})}}),
          usedAt};
}

}  // namespace

class TestKnownTables : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

  KnownTables opened(const std::string& path, LibraryMode mode = LibraryMode::createIfMissing) {
    auto tables = KnownTables::open(path, mode);
    if (!tables) qFatal("%s", tables.fault().text().c_str());
    return std::move(*tables);
  }

 private slots:
  void tablesAreRememberedByCameraAndGame() {
    const std::string path = folder_.fresh();
    {
      KnownTables tables = opened(path);
      QVERIFY(tables.remember(table("0", "halfwish", 1, "2026-05-01T20:00:00")));
      QVERIFY(tables.remember(table("0", "magepunk", 2, "2026-05-03T20:00:00")));
      QVERIFY(tables.remember(table("http://phone:8080/video", "halfwish", 3, "2026-05-02T20:00:00")));
      QVERIFY(tables.remember(table("0", "halfwish", 4, "2026-05-04T20:00:00")));
    }
    const KnownTables tables = opened(path, LibraryMode::readOnly);
    const auto all = tables.tables();
    QVERIFY(all);
    QCOMPARE(all->size(), std::size_t{3});
    QCOMPARE(all->at(0).layout, table("", "", 4, "").layout);
    QCOMPARE(all->at(0).name, std::string("Camera 0"));
    QCOMPARE(all->at(1).game, std::string("magepunk"));
    QCOMPARE(all->at(2).camera, std::string("http://phone:8080/video"));
    const auto known = tables.table("0", "halfwish");
    QVERIFY(known && *known);
    QCOMPARE((*known)->usedAt, std::string("2026-05-04T20:00:00"));
    QVERIFY(!*tables.table("1", "halfwish"));
    QVERIFY(!*tables.table("0", "chess"));
  }

  void aCameraIsForgottenWithItsTables() {
    KnownTables tables = opened(folder_.fresh());
    QVERIFY(tables.remember(table("0", "halfwish", 1, "a")));
    QVERIFY(tables.remember(table("0", "magepunk", 1, "a")));
    QVERIFY(tables.remember(table("1", "halfwish", 1, "a")));
    QVERIFY(tables.forget("0"));
    QVERIFY(tables.forget("nobody"));
    QCOMPARE(tables.tables()->size(), std::size_t{1});
    QCOMPARE(tables.tables()->at(0).camera, std::string("1"));
  }

  void invalidTablesAreRefused() {
    KnownTables tables = opened(folder_.fresh());
    QVERIFY(!tables.remember(table("", "halfwish", 1, "a")));
    QVERIFY(!tables.remember(table("0", "Half Wish", 1, "a")));
    KnownTable large = table("0", "halfwish", 1, "a");
    large.layout = Json(std::string(2u << 20, 'x'));
    QVERIFY(!tables.remember(large));
    QVERIFY(tables.tables()->empty());
  }

  void aDamagedTableIsNamed() {
    const std::string path = folder_.fresh();
    QVERIFY(opened(path).remember(table("0", "halfwish", 1, "a")));
    QCOMPARE(runSql(path, "UPDATE known_table SET layout = '{'"), std::string());
    const auto tables = opened(path, LibraryMode::readOnly).tables();
    QVERIFY(!tables);
    QVERIFY2(tables.fault().what.find("damaged table of the camera \"0\"") != std::string::npos,
             tables.fault().text().c_str());
  }

  void derivedThingsAreKeptByKindAndSubject() {
    const std::string path = folder_.fresh();
    auto derived = Derived::open(path, LibraryMode::createIfMissing);
    QVERIFY(derived);
    QVERIFY(derived->keep("a", {{"x", "1", {1, 0, 2}}, {"y", "1", {}}}));
    QVERIFY(derived->keep("b", {{"x", "1", {9}}}));
    QVERIFY(derived->keep("a", {{"x", "2", {3}}}));
    std::map<std::string, std::string> found;
    QVERIFY(derived->each("a", [&](auto subject, auto stamp, auto bytes) {
      found[std::string(subject)] = std::string(stamp) + ":" + std::to_string(bytes.size());
    }));
    QCOMPARE(found, (std::map<std::string, std::string>{{"x", "2:1"}, {"y", "1:0"}}));
  }
};

QTEST_GUILESS_MAIN(TestKnownTables)
#include "tst_known_tables.moc"
