// Tests the league page's model: a league from its first players to its standings, nights delivered
// automatically, and faults.
#include <QDateTime>
#include <QDir>
#include <QImage>
#include <QJsonObject>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../../league/databases.h"
#include "../../league/played_night.h"
#include "app/league/store/rounds.h"
#include "app/window/league/league_model.h"
#include "faces/qr_symbol.h"

using namespace lk;
using namespace lk::app;
using lk::test::playedNight;
using lk::test::postgres;

namespace {

NightLog nightOf(std::uint64_t seed, std::vector<std::string> players) {
  NightLog night;
  const std::string text = playedNight(seed).transcript;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = text.find('\n', from);
    night.events.push_back({*readJson(text.substr(from, to - from), "night")});
    from = to + 1;
  }
  night.info.players = std::move(players);
  night.info.id = 7;
  return night;
}

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

template <class Row>
Row row(const QList<Row>& rows, int at) {
  return rows.value(at);
}

}  // namespace

class TestWindowLeague : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  int made_ = 0;

  LeaguePlaces fresh() {
    const QString data = folder_.filePath(QString::number(++made_));
    QDir().mkpath(data);
    return {"sqlite:" + data.toStdString() + "/leagues.db", data.toStdString()};
  }
  static void begin(LeagueModel& model) {
    model.create("Club", "halfwish", "swiss", 3);
    model.finish();
    model.join("Mia, Jonas,\n Ann; Ben (Red House)");
    model.finish();
    model.pair();
    model.finish();
  }

 private slots:
  void aLeagueIsPlayed() {
    LeagueModel model(fresh(), {});
    model.watch(true);
    model.finish();
    QCOMPARE(model.chosen(), -1);
    QVERIFY(model.errorText().isEmpty());
    begin(model);
    QCOMPARE(model.leagues().size(), 1);
    QCOMPARE(row(model.leagues(), 0).name, QString("Club"));
    QCOMPARE(model.rows().size(), 4);
    QCOMPARE(model.tables().size(), 2);
    QVERIFY(row(model.tables(), 0).open);
    model.pair();
    model.finish();
    QVERIFY(model.message().contains("still play"));

    // A night at the table is delivered automatically, whichever player sat in which seat.
    QSignalSpy seated(&model, &LeagueModel::seated);
    model.playAt(0);
    QCOMPARE(seated.size(), 1);
    const QString first = row(model.tables(), 0).first;
    const QString second = row(model.tables(), 0).second;
    QVERIFY(model.playing().contains(first) && model.playing().contains(second));
    model.nightIsOver(nightOf(1, {second.toStdString(), first.toStdString()}));
    model.finish();
    QVERIFY2(model.message().contains("counts for Club"), qPrintable(model.message()));
    QVERIFY(!row(model.tables(), 0).open);
    const auto winner = playedNight(1).result.winner;
    if (winner) QCOMPARE(row(model.rows(), 0).player, *winner == rules::Seat::A ? second : first);
    QVERIFY(row(model.rows(), 0).steps.first().startsWith("L-1"));
    QVERIFY(!model.playing().isEmpty());  // the end may be undone, and the night end otherwise
    model.nightBegins();
    QVERIFY(model.playing().isEmpty());
  }

  void theSampleNightCountsForNothing() {
    LeagueModel model(fresh(), {});
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
    LeagueModel model(fresh(), {});
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
    LeaguePlaces places = fresh();
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

  void pagesArePrintedIntoTheFolder() {
    LeagueModel model(fresh(), {});
    model.setFolder(folder_.filePath("printed"));
    begin(model);
    for (const char* what : {"seats", "slips", "pairings", "standings"}) {
      model.print(what);
      model.finish();
      QVERIFY2(model.message().contains(".pdf"), qPrintable(model.message()));
      QVERIFY(QFile::exists(folder_.filePath(QString("printed/lampkeeper-league-%1.pdf").arg(what))));
    }
  }

  void theVenueIsTold() {
    LeaguePlaces places = fresh();
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
    LeaguePlaces places = fresh();
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
    LeaguePlaces places = fresh();
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

  void anOrganiserDecides() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.correct(0, "second", "they forgot to report");
    model.finish();
    QVERIFY2(model.message().isEmpty(), qPrintable(model.message()));
    QVERIFY(row(model.tables(), 0).says.contains(row(model.tables(), 0).second));
    QVERIFY(!row(model.tables(), 0).open);
    model.correct(0, "", "it was another table");
    model.finish();
    QVERIFY(row(model.tables(), 0).open);
    model.correct(0, "drawn", "");
    model.correct(1, "first", "seen");
    model.finish();
    const int first = row(model.rows(), 0).points;
    QCOMPARE(first, 3);
    model.penalise(0, 2, "late");
    model.finish();
    QCOMPARE(row(model.rows(), 0).points, 1);
    const QString last = row(model.rows(), 3).label;
    model.drop(3, "went home");
    model.finish();
    QVERIFY(row(model.rows(), 3).dropped);
    model.reinstate(3);
    model.finish();
    QVERIFY(!row(model.rows(), 3).dropped);
    QCOMPARE(row(model.rows(), 3).label, last);
    model.correct(7, "first", "x");  // unknown player
    model.penalise(9, 1, "x");
    model.merge(0, "Nobody");
    model.finish();
    QVERIFY(!model.message().isEmpty());
    QCOMPARE(model.rows().size(), 4);
  }

  void aPlayerEnteredTwiceIsMerged() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.join("Miya");
    model.finish();
    QCOMPARE(model.rows().size(), 5);
    for (int at = 0; at < 5; ++at)
      if (row(model.rows(), at).label == "Mia") model.merge(at, "Miya");
    model.finish();
    QVERIFY2(model.message().contains("Miya is Mia"), qPrintable(model.message()));
    QCOMPARE(model.rows().size(), 4);
  }

  void seasonsFollowEachOther() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.correct(0, "first", "seen");
    model.finish();
    const QString champion = row(model.rows(), 0).label;
    model.beginSeason("Spring");
    model.finish();
    QCOMPARE(model.leagues().size(), 2);
    QCOMPARE(row(model.leagues(), model.chosen()).name, QString("Club, season Spring"));
    QCOMPARE(model.rows().size(), 4);
    QVERIFY(model.tables().isEmpty());
    model.beginSeason("Spring");  // exists already
    model.finish();
    QVERIFY(!model.message().isEmpty());
    QCOMPARE(model.leagues().size(), 2);
    model.choose(1);  // the season without a name
    model.finish();
    QCOMPARE(model.tables().size(), 2);
    model.showSeasons();
    model.finish();
    const auto seasons = model.story().parts;
    QCOMPARE(seasons.size(), 2);
    QVERIFY(row(seasons, 1).lines.first().contains(champion));
    model.showPlayer(0);
    model.finish();
    QCOMPARE(model.story().title, champion);
    QCOMPARE(model.story().parts.size(), 2);
    QVERIFY(row(model.story().parts, 1).lines.at(1).startsWith("Round 1: "));
    model.showSeasons();
    model.closeStory();  // closed while it loads
    model.finish();
    QVERIFY(model.story().title.isEmpty());
  }

  void aLeagueGoesThroughAFile() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.playAt(0);
    model.nightIsOver(nightOf(
        3, {row(model.tables(), 0).first.toStdString(), row(model.tables(), 0).second.toStdString()}));
    model.finish();
    const QString file = folder_.filePath("club.json");
    const QString sheet = folder_.filePath("club.csv");
    model.exportTo(file);
    model.finish();
    QVERIFY2(model.message().contains("club.json"), qPrintable(model.message()));
    model.exportTo(sheet);
    model.finish();
    QVERIFY(QFile(sheet).size() > 20);
    LeagueModel other(fresh(), {});
    other.importFrom(file);
    other.finish();
    QVERIFY2(other.message().contains("Club"), qPrintable(other.message()));
    QCOMPARE(other.rows(), model.rows());
    other.importFrom(file);  // exists already
    other.finish();
    QVERIFY(!other.message().contains("imported"));
    // A manipulated night, and files that are not nights.
    QFile in(file);
    QVERIFY(in.open(QIODevice::ReadOnly));
    QByteArray text = in.readAll();
    const qsizetype dice = text.indexOf("\\\"dice\\\":[");
    QVERIFY(dice > 0);
    text[dice + 10] = text[dice + 10] == '1' ? '2' : '1';
    for (const QByteArray& bytes : {text, QByteArray("{"), QByteArray("[]"), QByteArray()}) {
      QFile bad(folder_.filePath("bad.json"));
      QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write(bytes) == bytes.size());
      bad.close();
      LeagueModel wary(fresh(), {});
      wary.importFrom(bad.fileName());
      wary.finish();
      QVERIFY2(!wary.message().isEmpty() && !wary.message().contains("imported"), qPrintable(wary.message()));
      QCOMPARE(wary.chosen(), -1);
    }
    model.importFrom(folder_.filePath("missing.json"));
    model.exportTo(folder_.filePath("no/such/folder/club.json"));
    model.finish();
    QVERIFY(!model.message().isEmpty());
  }

  // The code of a printed slip, held at an angle under a camera.
  void aSlipSeatsItsTable() {
    LeaguePlaces places = fresh();
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

  void faultsAreReported() {
    LeaguePlaces places = fresh();
    LeagueModel model(places, {});
    begin(model);
    model.create("club", "halfwish", "swiss", 3);
    model.finish();
    QVERIFY(!model.message().isEmpty());
    model.join("Mia");
    model.finish();
    QVERIFY(model.message().contains("is already in"));
    league::Database database = lk::test::open(places.database);
    lk::test::valueOf(database.run("UPDATE league_schema SET version = 99"));
    model.watch(false);
    model.choose(0);
    model.finish();
    QVERIFY(!model.errorText().isEmpty());
  }
};

QTEST_MAIN(TestWindowLeague)
#include "tst_window_league.moc"
