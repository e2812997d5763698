// Tests the league on phones: live standings, read-only, from either engine; a database fault is a clear
// message on the page, and the night continues.
#include "../league/databases.h"
#include "app/league/live/league_feed.h"
#include "app/league/model/formats.h"
#include "app/league/store/leagues.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "app/league/store/venue.h"
#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

/// Creates a league of four that is not paired yet.
league::LeagueId club(league::Database& database, const std::string& name = "Club") {
  league::League made;
  made.name = name;
  made.games = {"halfwish"};
  made.format = league::formatNamed("swiss");
  const league::LeagueId id = valueOf(league::createLeague(database, made));
  for (const char* player :
       {"Mia", "Jonas", "Ann", "<b>Ben</b> \"O'Neil\" \xd9\x85\xd8\xb1\xd8\xad\xd8\xa8\xd8\xa7"})
    valueOf(league::joinLeague(database, id, player, {}));
  return id;
}

/// A served night whose page shows the league of an address.
class LeagueTable : public ServedTable {
 public:
  explicit LeagueTable(const std::string& url, const std::string& name = {})
      : feed(valueOf(league::addressFrom(url)), {{}, name, {}}) {
    QObject::connect(&feed, &league::LeagueFeed::messageReady, &server, &app::PhoneServer::sendLeague);
    QObject::connect(&feed, &league::LeagueFeed::venueReady, &server, &app::PhoneServer::sendVenue);
    QObject::connect(&feed, &league::LeagueFeed::failed, &server,
                     [this](const Fault& fault) { faults << QString::fromStdString(fault.text()); });
    feed.start();
    if (!QTest::qWaitFor([this] { return get(port, "/league").status == 200; }, 20000))
      qFatal("no page of the league");
    page = std::make_unique<PhonePage>(port, "/league/live");
    if (!page->opens() || !page->gets(1)) qFatal("the page of the league does not open");
  }
  [[nodiscard]] QJsonObject shown() const { return page->last("league").toObject(); }

  QStringList faults;
  league::LeagueFeed feed;
  std::unique_ptr<PhonePage> page;
};

}  // namespace

class TestPhoneLeague : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void cleanup() { postgres().start(); }

  void withoutALeagueThereIsNoPage() {
    const ServedTable table;
    const Response response = get(table.port, "/league");
    QCOMPARE(response.status, 404);
    QVERIFY(response.error().contains("no league"));
    QVERIFY(!PhonePage(table.port, "/league/live").opens());
  }

  void whatChangesIsShownAsItComes_data() { bothEngines(); }
  void whatChangesIsShownAsItComes() {
    QFETCH(QString, engine);
    const std::string url = emptyDatabase(engine, folder_.path());
    league::Database database = open(url);
    valueOf(league::prepareSchema(database));
    const league::LeagueId id = club(database);
    LeagueTable table(url);
    QCOMPARE(table.shown()["league"].toString(), QString("Club"));
    QCOMPARE(table.shown()["standings"].toArray().size(), qsizetype(4));
    QCOMPARE(table.shown()["round"].toInt(), 0);
    (void)valueOf(league::pairNextRound(database, id));
    QTRY_COMPARE_WITH_TIMEOUT(table.shown()["playing"].toArray().size(), qsizetype(2), 10000);
    QCOMPARE(table.shown()["tables"].toArray().size(), qsizetype(2));
    QVERIFY(valueOf(league::correctMatch(database, id, league::RoundNumber{1}, league::TableNumber{1},
                                         league::Decision::firstWon, "seen")));
    QTRY_COMPARE_WITH_TIMEOUT(table.shown()["playing"].toArray().size(), qsizetype(1), 10000);
    const QJsonObject first = table.shown()["standings"][0].toObject();
    QCOMPARE(first["points"].toInt(), 3);
    QVERIFY(first["steps"][0]["says"].toString().contains("win"));
    QCOMPARE(table.shown()["waiting"].toArray().size(), qsizetype(2));
    QVERIFY(table.faults.isEmpty());
  }

  // Players, spectators and the pages of the league are told; pages opened later, too.
  void theVenueIsToldOnEveryPage() {
    const std::string url = emptyDatabase("sqlite", folder_.path());
    league::Database database = open(url);
    valueOf(league::prepareSchema(database));
    const league::LeagueId id = club(database);
    (void)valueOf(league::pairNextRound(database, id));
    LeagueTable table(url);
    const auto seat = table.openSeat(0), spectator = table.openSpectator();
    valueOf(league::setTimer(database, id, {league::RoundNumber{1}, true, 3000}));
    valueOf(league::announce(database, id, "Lunch <b>now</b>"));
    for (const PhonePage* page : {table.page.get(), seat.get(), spectator.get()}) {
      QTRY_COMPARE_WITH_TIMEOUT(page->last("venue")["announcements"][0].toString(),
                                QString("Lunch <b>now</b>"), 10000);
      const QJsonValue timer = page->last("venue")["timer"];
      QVERIFY(timer["running"].toBool());
      const qint64 now = page->last("clock").toInteger();
      const qint64 ends =
          QDateTime::fromString(timer["ends"].toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
      QVERIFY2(ends - now > 2'900'000 && ends - now <= 3'001'000, qPrintable(QString::number(ends - now)));
    }
    PhonePage late(table.port, "/league/live");
    QVERIFY(late.opens());
    QTRY_COMPARE_WITH_TIMEOUT(late.last("venue")["announcements"].toArray().size(), qsizetype(1), 10000);
    QCOMPARE(get(table.port, "/league/wall").status, 200);
    QVERIFY(!PhonePage(table.port, "/league/wall/live").opens());
  }

  void everybodyReadsTheirOwnLanguage() {
    const std::string url = emptyDatabase("sqlite", folder_.path());
    league::Database database = open(url);
    valueOf(league::prepareSchema(database));
    club(database);
    LeagueTable table(url);
    QVERIFY(get(table.port, "/league", "Accept-Language: zh-CN,zh;q=0.9\r\n").body.contains("lang=\"zh\""));
    QVERIFY(get(table.port, "/assets/words.js", "Accept-Language: zh\r\n").body !=
            get(table.port, "/assets/words.js").body);
    PhonePage chinese(table.port, "/league/live", {}, {}, "zh");
    QVERIFY(chinese.opens() && chinese.gets(1));
    const auto standings = [](const PhonePage& page) {
      return page.last("league")["standings"][0]["steps"][0]["says"].toString();
    };
    QVERIFY(!standings(chinese).isEmpty());
    QVERIFY(standings(chinese) != standings(*table.page));
  }

  // Showing a league only needs read permission, whatever the login may do.
  void thePageOnlyReads_data() { bothEngines(); }
  void thePageOnlyReads() {
    QFETCH(QString, engine);
    const std::string url = emptyDatabase(engine, folder_.path());
    {
      league::Database database = open(url);
      valueOf(league::prepareSchema(database));
      club(database);
    }
    league::DatabaseWatch watch(valueOf(league::addressFrom(url)));
    watch.start();
    QVERIFY(watch.database());
    QVERIFY(valueOf(league::allLeagues(*watch.database())).size() == 1);
    QVERIFY(!watch.database()->run("INSERT INTO trace (league, what, why) VALUES (1, 'x', 'y')"));
    QVERIFY(!watch.database()->run("UPDATE player SET name = 'x'"));
    QVERIFY(!league::pairNextRound(*watch.database(), league::LeagueId{1}));
  }

  void aPageSaysNothingToTheLeague() {
    const std::string url = emptyDatabase("sqlite", folder_.path());
    league::Database database = open(url);
    valueOf(league::prepareSchema(database));
    club(database);
    LeagueTable table(url);
    const std::size_t events = table.night.night().referee().log().size();
    table.page->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]},"at":1})");
    table.page->say("'; DROP TABLE night; --");
    QTest::qWait(200);
    QCOMPARE(table.night.night().referee().log().size(), events);
    QVERIFY(table.page->socket.isValid());
    QVERIFY(!PhonePage(table.port, "/league/live", {}, "https://evil.example").opens());
  }

  void aStoppedServerIsReportedAndReconnected() {
    const std::string url = emptyDatabase("postgresql", {});
    std::optional<league::Database> database(open(url));
    valueOf(league::prepareSchema(*database));
    const league::LeagueId id = club(*database);
    LeagueTable table(url);
    const auto player = table.openSeat(0);
    database.reset();
    postgres().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!table.page->last("trouble").toString().isEmpty(), 20000);
    QVERIFY(table.page->last("trouble").toString().contains("cannot be reached"));
    // The night continues meanwhile.
    player->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]},"at":1})");
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
    // A page opened now gets the same message, and the login is not shown.
    PhonePage late(table.port, "/league/live");
    QVERIFY(late.opens() && late.gets(1));
    QVERIFY(!late.last("trouble").toString().isEmpty());
    QVERIFY(!late.messages.join().contains("owner") && !late.messages.join().contains("/tmp"));
    postgres().start();
    const qsizetype before = table.page->messages.size();
    QTRY_VERIFY_WITH_TIMEOUT(table.page->messages.size() > before, 20000);
    database.emplace(open(url));
    (void)valueOf(league::pairNextRound(*database, id));
    QTRY_COMPARE_WITH_TIMEOUT(table.shown()["round"].toInt(), 1, 10000);
  }

  void aRefusedLoginIsReportedWithoutThePassword() {
    QString url = postgres().freshDatabase();
    {
      league::Database database = open(url.toStdString());
      valueOf(league::prepareSchema(database));
      valueOf(
          database.run("DO $$ BEGIN CREATE USER guarded PASSWORD 'right'; EXCEPTION WHEN duplicate_object "
                       "THEN NULL; END $$"));
    }
    url.replace("owner@", "guarded:s3cret-w0rd@");
    LeagueTable table(url.toStdString());
    QVERIFY(!table.page->last("trouble").toString().isEmpty());
    QTRY_VERIFY(!table.faults.isEmpty());
    QVERIFY(!table.faults.join(' ').contains("s3cret"));
    QVERIFY(!table.page->messages.join().contains("s3cret"));
    QCOMPARE(get(table.port, "/").status, 200);
  }

  void aMissingOrUnusableLeagueIsReported() {
    const QString newer = QString::fromStdString(emptyDatabase("sqlite", folder_.path()));
    {
      league::Database database = open(newer.toStdString());
      valueOf(league::prepareSchema(database));
      valueOf(database.run("UPDATE league_schema SET version = 99"));
    }
    for (const std::string& url :
         {newer.toStdString(), "sqlite:" + folder_.filePath("missing.db").toStdString()}) {
      LeagueTable table(url);
      QVERIFY(!table.page->last("trouble").toString().isEmpty());
      QVERIFY(!QFile::exists(folder_.filePath("missing.db")));
    }
    // A league created while the page is open appears by itself.
    const std::string url = emptyDatabase("sqlite", folder_.path());
    league::Database database = open(url);
    valueOf(league::prepareSchema(database));
    LeagueTable table(url, "Club");
    QVERIFY(!table.page->last("trouble").toString().isEmpty());
    club(database);
    QTRY_COMPARE_WITH_TIMEOUT(table.shown()["standings"].toArray().size(), qsizetype(4), 10000);
  }
};

QTEST_GUILESS_MAIN(TestPhoneLeague)
#include "tst_phone_league.moc"
