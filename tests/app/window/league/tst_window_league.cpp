// The league page's object: a league from its first players to its standings, nights that are brought by
// themselves, and what goes wrong.
#include <QDir>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../../league/databases.h"
#include "../../league/played_night.h"
#include "app/window/league/league_model.h"

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

QVariantMap row(const QVariantList& rows, int at) {
  return rows.value(at).toMap();
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
    QVERIFY(model.trouble().isEmpty());
    begin(model);
    QCOMPARE(model.leagues().size(), 1);
    QCOMPARE(row(model.leagues(), 0)["name"].toString(), QString("Club"));
    QCOMPARE(model.rows().size(), 4);
    QCOMPARE(model.tables().size(), 2);
    QVERIFY(row(model.tables(), 0)["open"].toBool());
    model.pair();
    model.finish();
    QVERIFY(model.said().contains("still play"));

    // A night at the table is brought there by itself, whoever sat where.
    QSignalSpy seated(&model, &LeagueModel::seated);
    model.playAt(0);
    QCOMPARE(seated.size(), 1);
    const QString first = row(model.tables(), 0)["first"].toString();
    const QString second = row(model.tables(), 0)["second"].toString();
    QVERIFY(model.playing().contains(first) && model.playing().contains(second));
    model.nightIsOver(nightOf(1, {second.toStdString(), first.toStdString()}));
    model.finish();
    QVERIFY2(model.said().contains("counts in Club"), qPrintable(model.said()));
    QVERIFY(!row(model.tables(), 0)["open"].toBool());
    const auto winner = playedNight(1).result.winner;
    if (winner)
      QCOMPARE(row(model.rows(), 0)["player"].toString(), *winner == rules::Seat::A ? second : first);
    QVERIFY(row(model.rows(), 0)["steps"].toStringList().first().startsWith("L-1"));
    QVERIFY(!model.playing().isEmpty());  // people may take the end back and come to another one
    model.nightBegins();
    QVERIFY(model.playing().isEmpty());
  }

  void theSampleNightCountsForNothing() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.playAt(0);
    model.nightBegins();
    NightLog sample = nightOf(1, {row(model.tables(), 0)["first"].toString().toStdString(),
                                  row(model.tables(), 0)["second"].toString().toStdString()});
    sample.info.id = 0;
    model.nightIsOver(sample);
    model.finish();
    QVERIFY(row(model.tables(), 0)["open"].toBool());
    QVERIFY(!model.playing().isEmpty());
  }

  void aNightOfOthersCountsForNoTable() {
    LeagueModel model(fresh(), {});
    begin(model);
    model.nightIsOver(nightOf(1, {"Mia", "Jonas"}));  // nobody said that it is played for a table
    model.playAt(0);
    model.nightIsOver(nightOf(1, {"Eve", "Zoe"}));
    model.finish();
    QVERIFY(model.said().contains("counts for no table"));
    QVERIFY(row(model.tables(), 0)["open"].toBool());
    model.playNowhere();
    QVERIFY(model.playing().isEmpty());
  }

  void aNightWaitsWhileTheServerIsAway() {
    QString url = postgres().freshDatabase();
    league::Database database = lk::test::open(url.toStdString());
    lk::test::got(league::prepareSchema(database));
    const QString settings = folder_.filePath("settings.ini");
    LeaguePlaces places = fresh();
    LeagueModel model(places, settings);
    model.moveTo("postgresql:nonsense");
    QVERIFY(!model.said().isEmpty());
    model.moveTo(url);
    model.finish();
    QCOMPARE(model.database(), url);
    begin(model);
    model.playAt(0);
    QCOMPARE(LeagueModel(places, settings).playing(), model.playing());  // remembered
    const std::vector<std::string> players{row(model.tables(), 0)["first"].toString().toStdString(),
                                           row(model.tables(), 0)["second"].toString().toStdString()};
    postgres().stop();
    model.nightIsOver(nightOf(2, players));
    model.finish();
    QVERIFY2(model.said().contains("waits"), qPrintable(model.said()));
    QVERIFY(!model.trouble().isEmpty());
    postgres().start();

    // Another evening: the server is remembered, and what waited is brought.
    LeagueModel later(places, settings);
    QCOMPARE(later.database(), url);
    QVERIFY(later.playing().isEmpty());
    later.watch(true);
    later.finish();
    QVERIFY2(later.said().contains("counts in Club"), qPrintable(later.said()));
    QVERIFY(!row(later.tables(), 0)["open"].toBool());
  }

  void pagesArePrintedIntoTheFolder() {
    LeagueModel model(fresh(), {});
    model.setFolder(folder_.filePath("printed"));
    begin(model);
    for (const char* what : {"slips", "pairings", "standings"}) {
      model.print(what);
      model.finish();
      QVERIFY2(model.said().contains(".pdf"), qPrintable(model.said()));
      QVERIFY(QFile::exists(folder_.filePath(QString("printed/lampkeeper-league-%1.pdf").arg(what))));
    }
  }

  void whatIsWrongIsSaid() {
    LeaguePlaces places = fresh();
    LeagueModel model(places, {});
    begin(model);
    model.create("club", "halfwish", "swiss", 3);
    model.finish();
    QVERIFY(!model.said().isEmpty());
    model.join("Mia");
    model.finish();
    QVERIFY(model.said().contains("takes part already"));
    league::Database database = lk::test::open(places.database);
    lk::test::got(database.run("UPDATE league_schema SET version = 99"));
    model.watch(false);
    model.choose(0);
    model.finish();
    QVERIFY(!model.trouble().isEmpty());
  }
};

QTEST_MAIN(TestWindowLeague)
#include "tst_window_league.moc"
