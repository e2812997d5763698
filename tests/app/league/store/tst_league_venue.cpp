// Tests what a venue is told, on both engines: the timer of a round goes on while no program runs, and
// announcements.
#include "../databases.h"
#include "app/league/model/formats.h"
#include "app/league/store/leagues.h"
#include "app/league/store/players.h"
#include "app/league/store/rights.h"
#include "app/league/store/rounds.h"
#include "app/league/store/venue.h"
#include "app/league/words/venue_json.h"

using namespace lk;
using namespace lk::league;
using lk::test::valueOf;

namespace {

LeagueId pairedClub(Database& database) {
  League made;
  made.name = "Club";
  made.games = {"halfwish"};
  made.format = formatNamed("swiss");
  const LeagueId id = valueOf(createLeague(database, made));
  for (const char* player : {"Mia", "Jonas", "Ann", "Ben"}) valueOf(joinLeague(database, id, player, {}));
  (void)valueOf(pairNextRound(database, id));
  return id;
}

}  // namespace

class LeagueVenueTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void theTimerGoesOnWhileNobodyLooks_data() { test::bothEngines(); }
  void theTimerGoesOnWhileNobodyLooks() {
    QFETCH(QString, engine);
    const std::string url = test::emptyDatabase(engine, folder_.path());
    LeagueId id{};
    {
      Database database = test::open(url);
      valueOf(prepareSchema(database));
      id = pairedClub(database);
      QVERIFY(!valueOf(readVenue(database, id)).timer);
      valueOf(setTimer(database, id, {RoundNumber{1}, true, 3000}));
    }
    Database later = test::open(url);
    QTRY_VERIFY_WITH_TIMEOUT(valueOf(readVenue(later, id)).timer->left <= 2998, 10000);
    const RoundTimer running = *valueOf(readVenue(later, id)).timer;
    QVERIFY(running.running && running.round == RoundNumber{1} && running.left > 2900);
    // Paused, it stands.
    valueOf(setTimer(later, id, {RoundNumber{1}, false, 7}));
    QTest::qWait(1500);
    QCOMPARE(valueOf(readVenue(later, id)).timer->left, 7);
    QVERIFY(!valueOf(readVenue(later, id)).timer->running);
    // It counts below 0.
    valueOf(setTimer(later, id, {RoundNumber{1}, true, 1}));
    QTRY_VERIFY_WITH_TIMEOUT(valueOf(readVenue(later, id)).timer->left < 0, 10000);
    // The next round has none yet.
    for (const int table : {1, 2})
      QVERIFY(
          valueOf(correctMatch(later, id, RoundNumber{1}, TableNumber{table}, Decision::firstWon, "seen")));
    (void)valueOf(pairNextRound(later, id));
    QVERIFY(!valueOf(readVenue(later, id)).timer);
  }

  void announcementsAreShownUntilTheyAreTakenAway_data() { test::bothEngines(); }
  void announcementsAreShownUntilTheyAreTakenAway() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = pairedClub(database);
    using Texts = std::vector<std::string>;
    for (const char* text : {"one", "two", "three", "four"}) valueOf(announce(database, id, text));
    QCOMPARE(valueOf(readVenue(database, id)).announcements, (Texts{"four", "three", "two"}));
    valueOf(announce(database, id, ""));
    QVERIFY(valueOf(readVenue(database, id)).announcements.empty());
    valueOf(announce(database, id, "five \xE4\xBA\x94"));
    QCOMPARE(valueOf(readVenue(database, id)).announcements, (Texts{"five \xE4\xBA\x94"}));
  }

  // Clocks of servers and of this computer differ: what ends is told by the clock of whoever asks.
  void theEndIsToldByTheClockOfThisComputer() {
    const QDateTime now = QDateTime::fromString("2026-11-29T18:00:00Z", Qt::ISODate);
    const Json running = timerJson({RoundNumber{2}, true, 90}, now);
    QCOMPARE(running["ends"].asString(), std::string("2026-11-29T18:01:30.000Z"));
    const Json paused = timerJson({RoundNumber{2}, false, 90}, now);
    QVERIFY(paused["ends"].isNull());
    QCOMPARE(paused["left"].asInt(), 90);
  }

  void onlyOrganisersTellTheVenue() {
    const QString url = test::postgres().freshDatabase();
    Database owner = test::open(url.toStdString());
    valueOf(prepareSchema(owner));
    const LeagueId id = pairedClub(owner);
    for (const char* login : {"venue_organiser", "venue_table"})
      valueOf(
          owner.run(QString("DO $$ BEGIN CREATE USER %1; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
                        .arg(login)));
    valueOf(owner.run("GRANT lampkeeper_organiser TO venue_organiser"));
    valueOf(owner.run("GRANT lampkeeper_table TO venue_table"));
    const auto by = [&](const char* login) {
      return test::open(QString(url).replace("owner@", QString(login) + "@").toStdString());
    };
    Database organiser = by("venue_organiser"), table = by("venue_table");
    valueOf(setTimer(organiser, id, {RoundNumber{1}, true, 3000}));
    valueOf(announce(organiser, id, "hello"));
    QVERIFY(!setTimer(table, id, {RoundNumber{1}, true, 1}));
    QVERIFY(!announce(table, id, "forged"));
    QVERIFY(!organiser.run("INSERT INTO announcement (league, text, login) VALUES (1, 'x', 'owner')"));
    QVERIFY(!organiser.run("DELETE FROM timer"));
    QCOMPARE(valueOf(readVenue(table, id)).announcements, (std::vector<std::string>{"hello"}));
    QCOMPARE(valueOf(owner.rows("SELECT login FROM announcement"))[0][0].toString(),
             QString("venue_organiser"));
  }
};

QTEST_GUILESS_MAIN(LeagueVenueTest)
#include "tst_league_venue.moc"
