// Tests the league page's model on an evening of the league: which nights count, slips under the camera, the
// round's time, and what others do meanwhile.
#include <QDateTime>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include "../../league/databases.h"
#include "app/league/store/rounds.h"
#include "faces/qr_symbol.h"
#include "league_page.h"

using namespace lk;
using namespace lk::app;
using lk::test::begin;
using lk::test::LeagueFolder;
using lk::test::nightOf;
using lk::test::postgres;
using lk::test::row;

namespace {

/// Returns a slip's code as a camera sees it, slightly rotated.
QImage paintSlip(const std::string& code) {
  const faces::QrSymbol symbol = faces::qrSymbol(code);
  QImage picture(1280, 720, QImage::Format_RGB888);
  picture.fill(QColor(205, 200, 190));
  QPainter painter(&picture);
  painter.translate(500, 200);
  painter.rotate(17);
  painter.fillRect(-40, -40, symbol.side * 10 + 80, symbol.side * 10 + 80, Qt::white);
  for (int y = 0; y < symbol.side; ++y)
    for (int x = 0; x < symbol.side; ++x)
      if (symbol.at(x, y)) painter.fillRect(x * 10, y * 10, 10, 10, Qt::black);
  return picture;
}

}  // namespace

class TestWindowLeagueEvening : public QObject {
  Q_OBJECT

  LeagueFolder folder_;

 private slots:
  void theSampleNightCountsForNothing() {
    LeagueModel model(folder_.fresh(), {});
    begin(model);
    model.playAt(0);
    model.nightBegins();
    NightLog sample =
        nightOf(1, {row(model.tables(), 0).first.toStdString(), row(model.tables(), 0).second.toStdString()});
    sample.info.id = 0;
    model.nightIsOver(sample);
    model.finish();
    QVERIFY(row(model.tables(), 0).open);
    QVERIFY(!model.playing().isEmpty());
  }

  void aNightOfOthersCountsForNoTable() {
    LeagueModel model(folder_.fresh(), {});
    begin(model);
    model.nightIsOver(nightOf(1, {"Mia", "Jonas"}));  // no table of the league was chosen for it
    model.playAt(0);
    model.nightIsOver(nightOf(1, {"Eve", "Zoe"}));
    model.finish();
    QVERIFY(model.message().contains("counts for no table"));
    QVERIFY(row(model.tables(), 0).open);
    model.playNowhere();
    QVERIFY(model.playing().isEmpty());
  }

  void aNightWaitsWhileTheServerIsAway() {
    QString url = postgres().freshDatabase();
    league::Database database = lk::test::open(url.toStdString());
    lk::test::valueOf(league::prepareSchema(database));
    const QString settings = folder_.filePath("settings.ini");
    LeaguePlaces places = folder_.fresh();
    LeagueModel model(places, settings);
    model.moveTo("postgresql:nonsense");
    QVERIFY(!model.message().isEmpty());
    model.moveTo(url);
    model.finish();
    QCOMPARE(model.database(), url);
    begin(model);
    model.playAt(0);
    QCOMPARE(LeagueModel(places, settings).playing(), model.playing());  // remembered
    const std::vector<std::string> players{row(model.tables(), 0).first.toStdString(),
                                           row(model.tables(), 0).second.toStdString()};
    postgres().stop();
    model.nightIsOver(nightOf(2, players));
    model.finish();
    QVERIFY2(model.message().contains("waits"), qPrintable(model.message()));
    QVERIFY(!model.errorText().isEmpty());
    postgres().start();

    // Another evening: the server is remembered, and queued nights are delivered.
    LeagueModel later(places, settings);
    QCOMPARE(later.database(), url);
    QVERIFY(later.playing().isEmpty());
    later.watch(true);
    later.finish();
    QVERIFY2(later.message().contains("counts for Club"), qPrintable(later.message()));
    QVERIFY(!row(later.tables(), 0).open);
  }

  void theVenueIsTold() {
    LeaguePlaces places = folder_.fresh();
    LeagueModel model(places, {});
    VenueModel& venue = *model.venue();
    model.create("Club", "halfwish", "swiss", 3);
    model.finish();
    venue.start(50);  // nothing is paired yet
    model.finish();
    QVERIFY(venue.round() == 0 && !venue.timed() && venue.time().isEmpty());
    model.join("Mia, Jonas, Ann, Ben");
    model.finish();
    model.pair();
    model.finish();
    QCOMPARE(venue.round(), 1);
    venue.start(90);
    model.finish();
    QVERIFY(venue.running() && venue.counts() && !venue.over());
    QVERIFY2(venue.time().startsWith("1:") && venue.time().count(':') == 2, qPrintable(venue.time()));
    venue.pause();
    model.finish();
    QVERIFY(!venue.running() && !venue.counts());
    QVERIFY2(venue.time().endsWith(", stopped"), qPrintable(venue.time()));
    venue.resume();
    model.finish();
    QVERIFY(venue.running());
    venue.announce("  Lunch   after this round ");
    model.finish();
    venue.announce("Table 7: the desk");
    model.finish();
    QCOMPARE(venue.announcements(), (QStringList{"Table 7: the desk", "Lunch after this round"}));
    venue.announce(
        QString::fromUtf8("a\xe2\x80\x8b"
                          "b"));  // a space without width
    model.finish();
    QVERIFY2(model.message().contains("cannot be seen"), qPrintable(model.message()));
    QCOMPARE(venue.announcements().size(), qsizetype(2));
    venue.clear();
    model.finish();
    QVERIFY(venue.announcements().isEmpty());
    // Another program, or the window after a restart, sees the same.
    LeagueModel later(places, {});
    later.watch(true);
    later.finish();
    QVERIFY(later.venue()->running());
  }

  // It is told once, and not if it was over before it was shown.
  void theEndOfTheRoundIsToldOnce() {
    const auto roundThatEnds = [](qint64 ms) {
      VenueSight sight;
      sight.league = sight.round = 1;
      sight.timed = sight.running = true;
      sight.ends = QDateTime::currentMSecsSinceEpoch() + ms;
      return sight;
    };
    VenueModel venue;
    QSignalSpy over(&venue, &VenueModel::roundOver);
    venue.show(roundThatEnds(1000));
    QCOMPARE(venue.time(), QString("0:01"));
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), qsizetype(1), 20000);
    QCOMPARE(over[0][0].toString(), QString("Round 1: the time is over"));
    QVERIFY(venue.over() && !venue.counts());
    QCOMPARE(venue.time(), QString("Time is over"));
    venue.show(roundThatEnds(-5000));  // read again
    QCOMPARE(over.size(), qsizetype(1));
    // Another league is shown, whose round was over long ago, while this one's goes on.
    venue.show(roundThatEnds(100'000));
    VenueSight other = roundThatEnds(-5000);
    other.league = 2;
    venue.show(other);
    QCOMPARE(over.size(), qsizetype(1));
    // The database tells the end before the clock here does.
    venue.show(roundThatEnds(100'000));
    venue.show(roundThatEnds(0));
    QCOMPARE(over.size(), qsizetype(2));
  }

  // Stopped on another computer, it does not end here.
  void anEndThatOthersPutOffIsNotTold() {
    LeaguePlaces places = folder_.fresh();
    LeagueModel model(places, {});
    begin(model);
    QSignalSpy over(model.venue(), &VenueModel::roundOver);
    model.venue()->start(1);
    model.finish();
    QVERIFY(model.venue()->counts());
    (void)LeagueDesk(places).time({"Club", {}}, league::TimerOrder::pause, 0);
    QTRY_VERIFY_WITH_TIMEOUT(!model.venue()->running(), 20000);  // no page shows it
    QVERIFY(over.isEmpty());
  }

  void whatOthersDoIsShownByItself_data() { lk::test::bothEngines(); }
  void whatOthersDoIsShownByItself() {
    QFETCH(QString, engine);
    LeaguePlaces places = folder_.fresh();
    if (engine == "postgresql") places.database = postgres().freshDatabase().toStdString();
    league::Database database = lk::test::open(places.database);
    lk::test::valueOf(league::prepareSchema(database));
    LeagueModel model(places, {});
    QSignalSpy standings(&model, &LeagueModel::messageReady);
    begin(model);
    model.watch(true);
    model.serve(true);
    QTRY_VERIFY_WITH_TIMEOUT(!standings.isEmpty(), 10000);
    QVERIFY(row(model.tables(), 0).open);
    const auto id = lk::test::valueOf(league::findLeague(database, "Club"));
    QVERIFY(lk::test::valueOf(league::correctMatch(
        database, id, league::RoundNumber{1}, league::TableNumber{1}, league::Decision::firstWon, "seen")));
    QTRY_VERIFY_WITH_TIMEOUT(!row(model.tables(), 0).open, 10000);
    const auto message = [&] { return standings.last().first().value<QMap<QString, QByteArray>>(); };
    QTRY_VERIFY_WITH_TIMEOUT(message()["en"].contains("\"decision\":\"first\""), 10000);
    QVERIFY(message().contains("zh"));
    model.serve(false);
    model.watch(false);
    const qsizetype before = standings.size();
    (void)lk::test::valueOf(league::correctMatch(database, id, league::RoundNumber{1}, league::TableNumber{2},
                                                 league::Decision::drawn, "seen"));
    QTest::qWait(1500);
    QCOMPARE(standings.size(), before);
  }

  // The code of a printed slip, held at an angle under a camera.
  void aSlipSeatsItsTable() {
    LeaguePlaces places = folder_.fresh();
    LeagueModel model(places, {});
    begin(model);
    QSignalSpy seated(&model, &LeagueModel::seated);
    model.scan(true);
    QVERIFY(!model.scanning() && model.message().contains("camera"));
    const QString pictures = folder_.filePath("slip");
    QDir().mkpath(pictures);
    paintSlip("LK1:LEAGUE:1:1:2").save(pictures + "/slip.png");
    model.setCamera(pictures);
    model.scan(true);
    QVERIFY(model.scanning());
    QTRY_COMPARE_WITH_TIMEOUT(seated.size(), qsizetype(1), 20000);
    QVERIFY(!model.scanning());
    QVERIFY2(model.playing().contains("table 2"), qPrintable(model.playing()));
    for (const char* code :
         {"LK1:LEAGUE:1:1:9", "LK1:LEAGUE:99:1:1", "LK1:LEAGUE:1:7:1", "LK1:SHEET:mat", "", "x"}) {
      model.takeSlip(code);
      model.finish();
      QVERIFY2(!model.message().isEmpty(), code);
      QCOMPARE(seated.size(), qsizetype(1));
    }
    model.setCamera(folder_.filePath("no-camera"));
    model.scan(true);
    QTRY_VERIFY(!model.scanning());
    QVERIFY(!model.message().isEmpty());
  }
};

QTEST_MAIN(TestWindowLeagueEvening)
#include "tst_window_league_evening.moc"
