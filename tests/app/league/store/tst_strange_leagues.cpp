// Tests files with leagues from unknown sources: nothing in them runs, and nothing may be larger than in our
// own.
#include "../../../carddb/raw_sqlite.h"
#include "../databases.h"

using namespace lk;
using namespace lk::league;
using lk::test::runSql;
using lk::test::valueOf;

class StrangeLeaguesTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  Address strange(const std::string& sql) {
    const Address address = valueOf(addressFrom(test::emptyDatabase("sqlite", folder_.path())));
    {
      Database database = valueOf(Database::open(address, true));
      valueOf(prepareSchema(database));
    }
    const std::string error = runSql(address.file.toStdString(), sql);
    if (!error.empty()) qFatal("%s", error.c_str());
    return address;
  }

 private slots:
  void viewsAndTriggersAreRefused_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("a view in a table's place")
        << QByteArray("DROP TABLE league_schema; CREATE VIEW league_schema AS SELECT 3 AS version");
    QTest::newRow("a trigger with a function")
        << QByteArray("CREATE TRIGGER acts AFTER INSERT ON player BEGIN SELECT rtreecheck('player'); END");
  }
  void viewsAndTriggersAreRefused() {
    QFETCH(QByteArray, sql);
    const Address address = strange(sql.toStdString());
    DatabaseError error = DatabaseError::none;
    const Outcome<Database> opened = Database::open(address, false, &error);
    QVERIFY(!opened);
    QVERIFY(error == DatabaseError::other);  // the file can be reached
    QVERIFY2(opened.fault().what.find("views or triggers") != std::string::npos,
             opened.fault().text().c_str());
  }

  void aDefaultCallsNoFunctionThatMayHarm() {
    Database database =
        valueOf(Database::open(strange("CREATE TABLE more (a, b DEFAULT (load_extension('x')))"), false));
    const Outcome<Done> added = database.run("INSERT INTO more (a) VALUES (1)");
    QVERIFY(!added);
    QVERIFY2(added.fault().what.find("unsafe use") != std::string::npos, added.fault().text().c_str());
  }

  void aHugeNameIsNotRead() {
    Database database =
        valueOf(Database::open(strange("INSERT INTO player (name) VALUES (hex(zeroblob(50000000)))"), false));
    QVERIFY(!database.rows("SELECT name FROM player"));
  }

  void aSchemaBeyondOursIsRefused() {
    std::string columns = "id";
    for (int i = 0; i < 1000; ++i) columns += ", c" + std::to_string(i);
    QVERIFY(!Database::open(strange("CREATE TABLE wide (" + columns + ")"), false));
  }

  void noOtherFileIsAttached() {
    Database database = valueOf(Database::open(strange("SELECT 1"), false));
    QVERIFY(!database.run("ATTACH ':memory:' AS other"));
  }
};

QTEST_GUILESS_MAIN(StrangeLeaguesTest)
#include "tst_strange_leagues.moc"
