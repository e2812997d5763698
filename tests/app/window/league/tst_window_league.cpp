// Tests the league page's model: a league from its first players to its standings, what an organiser decides,
// seasons, files and faults.
#include "../../league/databases.h"
#include "league_page.h"

using namespace lk;
using namespace lk::app;
using lk::test::begin;
using lk::test::LeagueFolder;
using lk::test::nightOf;
using lk::test::playedNight;
using lk::test::row;

class TestWindowLeague : public QObject {
  Q_OBJECT

  LeagueFolder folder_;

 private slots:
  void aLeagueIsPlayed() {
    LeagueModel model(folder_.fresh(), {});
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

  void pagesArePrintedIntoTheFolder() {
    LeagueModel model(folder_.fresh(), {});
    model.setFolder(folder_.filePath("printed"));
    begin(model);
    for (const char* what : {"seats", "slips", "pairings", "standings"}) {
      model.print(what);
      model.finish();
      QVERIFY2(model.message().contains(".pdf"), qPrintable(model.message()));
      QVERIFY(QFile::exists(folder_.filePath(QString("printed/lampkeeper-league-%1.pdf").arg(what))));
    }
  }

  void anOrganiserDecides() {
    LeagueModel model(folder_.fresh(), {});
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
    LeagueModel model(folder_.fresh(), {});
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
    LeagueModel model(folder_.fresh(), {});
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
    LeagueModel model(folder_.fresh(), {});
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
    LeagueModel other(folder_.fresh(), {});
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
      LeagueModel wary(folder_.fresh(), {});
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

  void faultsAreReported() {
    LeaguePlaces places = folder_.fresh();
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
