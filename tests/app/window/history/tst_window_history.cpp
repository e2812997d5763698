// Tests the list of nights: found, opened, deleted and restored.
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/history/evening_model.h"
#include "app/window/history/history_model.h"
#include "carddb/raw_sqlite.h"
#include "stored_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

QString text(const HistoryModel& model, int row, int role) {
  return model.data(model.index(row), role).toString();
}

}  // namespace

class TestWindowHistory : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  int made_ = 0;
  std::string three_;  // file with three nights, written once

  std::string fresh() { return folder_.filePath(QString("nights%1.lkdb").arg(++made_)).toStdString(); }

  /// Three nights: finished, unfinished, and of another game.
  std::string threeNights() {
    const std::string copy = fresh();
    if (three_.empty()) writeThree();
    if (!QFile::copy(QString::fromStdString(three_), QString::fromStdString(copy))) qFatal("cannot copy");
    return copy;
  }
  void writeThree() {
    const std::string file = three_ = fresh();
    keep(file, nightOf(kWholeNight));
    keep(file, cut(nightOf(kWholeNight, {"Ben", "Cleo"}), 60));
    keep(file, nightOf(kDelve, {"Ann"}));
  }
  static void listAll(HistoryModel& model) {
    QSignalSpy players(&model, &HistoryModel::playersChanged);
    model.refresh();
    QVERIFY(players.wait(20000));
  }

 private slots:
  void everyNightIsListed() {
    HistoryModel model({threeNights(), {}});
    listAll(model);
    QCOMPARE(model.count(), 3);
    QCOMPARE(text(model, 0, HistoryModel::namesRole), QString("Ann"));
    QCOMPARE(text(model, 0, HistoryModel::gameRole), QString("Half Deck Dungeon Heroes"));
    QVERIFY(text(model, 0, HistoryModel::resultRole).contains("won"));
    QCOMPARE(text(model, 1, HistoryModel::namesRole), QString("Ben, Cleo"));
    QVERIFY(text(model, 1, HistoryModel::resultRole).startsWith("Not finished"));
    QVERIFY(text(model, 1, HistoryModel::standingRole).startsWith("Round 2, turn 2"));
    QVERIFY(text(model, 2, HistoryModel::resultRole).startsWith("Ann wins"));
    QCOMPARE(model.left(), 0);
    const PlayerSums ann = model.players().first();
    QCOMPARE(ann.name, QString("Ann"));
    QStringList figures;
    for (const LabelledText& each : ann.figures) figures << each.label + " " + each.value;
    for (const char* figure : {"Nights 2", "Won 2 of 2", "Damage dealt 19", "Points per night 4.0"})
      QVERIFY2(figures.contains(figure), figure);
  }

  void nightsOlderThanTheNamesShowLetters() {
    const std::string file = fresh();
    keep(file, nightOf(kWholeNight, {}));
    HistoryModel model({file, {}});
    listAll(model);
    QCOMPARE(text(model, 0, HistoryModel::namesRole), QString("A, B"));
    QVERIFY(model.players().isEmpty());
  }

  void aSearchFindsNamesGamesAndResults() {
    HistoryModel model({threeNights(), {}});
    listAll(model);
    model.setSearch("cleo");
    QCOMPARE(model.count(), 1);
    model.setSearch("ann wins");
    QCOMPARE(model.count(), 1);
    model.setSearch("dungeon");
    QCOMPARE(model.count(), 1);
    model.setSearch("nobody of that name");
    QCOMPARE(model.count(), 0);
    QCOMPARE(model.total(), 3);
    model.setSearch({});
    QCOMPARE(model.count(), 3);
  }

  void aDeletedNightCanBeRestoredInTheSameRun() {
    const std::string file = threeNights();
    {
      HistoryModel model({file, {}});
      listAll(model);
      model.remove(1);
      QTRY_COMPARE_WITH_TIMEOUT(model.count(), 2, 20000);
      QVERIFY(model.removed().contains("Cleo"));
      model.restore();
      QTRY_COMPARE_WITH_TIMEOUT(model.count(), 3, 20000);
      QVERIFY(model.removed().isEmpty());
      model.remove(0);
      QTRY_COMPARE_WITH_TIMEOUT(model.count(), 2, 20000);
      QCOMPARE(askSql(file, "SELECT count(*) FROM night"), std::string("3"));
    }
    HistoryModel later({file, {}});
    listAll(later);
    QCOMPARE(later.count(), 2);
    QCOMPARE(askSql(file, "SELECT count(*) FROM night"), std::string("2"));
  }

  void lookingMakesNoJournal() {
    const std::string file = fresh();
    HistoryModel model({file, {}});
    listAll(model);
    QCOMPARE(model.count(), 0);
    QVERIFY(!QFile::exists(QString::fromStdString(file)));
  }

  void anUnreadableNightIsReportedAndTheOthersListed() {
    const std::string file = threeNights();
    QCOMPARE(
        runSql(file,
               "UPDATE event SET line = '{\"e\":\"roll\",\"seat\":\"C\",\"dice\":[1,1]}' WHERE night = 1 "
               "AND place = 5"),
        std::string());
    HistoryModel model({file, {}});
    listAll(model);
    QCOMPARE(model.count(), 3);
    QVERIFY2(text(model, 2, HistoryModel::resultRole).contains("These rules refuse"),
             qPrintable(text(model, 2, HistoryModel::resultRole)));
    QVERIFY(text(model, 0, HistoryModel::resultRole).contains("won"));
    model.open(2);
    QTRY_VERIFY_WITH_TIMEOUT(!model.errorText().isEmpty(), 20000);
  }

  void aNightIsOpenedAndExported() {
    HistoryModel model({threeNights(), {}});
    EveningModel evening(model);
    listAll(model);
    model.open(2);
    QVERIFY(evening.busy());
    QTRY_VERIFY_WITH_TIMEOUT(evening.filled() && !evening.busy(), 20000);
    QVERIFY(evening.finished() && !evening.live());
    QVERIFY(evening.headline().startsWith("Ann wins"));
    QCOMPARE(evening.charts().size(), 2);
    QCOMPARE(evening.story().size(), 15);
    QCOMPARE(evening.deciders().size(), 3);
    const QString path = folder_.filePath("out.txt");
    evening.saveTo(ExportKind::text, path);
    QTRY_VERIFY_WITH_TIMEOUT(evening.message().startsWith("Saved to"), 20000);
    QVERIFY(QFile::exists(path));
    model.open(1);
    QTRY_VERIFY_WITH_TIMEOUT(!evening.finished(), 20000);
    QVERIFY(!evening.stood().isEmpty());
    evening.saveTo(ExportKind::json, path);
    QTRY_VERIFY2_WITH_TIMEOUT(evening.message().contains("not finished"), qPrintable(evening.message()),
                              20000);
  }

  void aNightTheseRulesRefuseIsShownAsFarAsTheyAcceptIt() {
    const std::string file = fresh();
    NightLog log = cut(nightOf(kWholeNight), 20);
    log.events.push_back({Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})});
    log.events.push_back({Json::object({{"e", "pass"}, {"seat", "A"}})});
    keep(file, log);
    HistoryModel model({file, {}});
    listAll(model);
    QVERIFY2(text(model, 0, HistoryModel::standingRole).startsWith("Round 1"),
             qPrintable(text(model, 0, HistoryModel::standingRole)));
    QVERIFY(text(model, 0, HistoryModel::standingRole).contains("These rules refuse event 21"));
    QSignalSpy opened(&model, &HistoryModel::opened);
    model.open(0);
    QVERIFY(opened.wait(20000));
    QCOMPARE(opened.front().front().value<OpenNightPtr>()->moments.size(), std::size_t{20});
    QTRY_VERIFY(model.errorText().contains("These rules refuse event 21"));
  }

  void aThousandNightsOpenAtOnce() {
    const std::string file = fresh();
    keep(file, nightOf(kWholeNight));
    QCOMPARE(
        runSql(file,
               "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO "
               "night (id, game, started_at, events) SELECT i, game, started_at, events FROM n, night "
               "WHERE id = 1"),
        std::string());
    QCOMPARE(
        runSql(file,
               "INSERT INTO event SELECT night.id, place, line FROM night, event WHERE event.night = 1 AND "
               "night.id > 1; INSERT INTO player SELECT night.id, seat, name FROM night, player WHERE "
               "player.night = 1 AND night.id > 1"),
        std::string());
    HistoryModel model({file, {}});
    QSignalSpy listed(&model, &HistoryModel::listChanged);
    QSignalSpy players(&model, &HistoryModel::playersChanged);
    QElapsedTimer watch;
    watch.start();
    model.refresh();
    qInfo("asking takes %.2f ms of the window's thread", watch.nsecsElapsed() / 1e6);
    QVERIFY(listed.wait(20000));
    QCOMPARE(model.count(), 1000);
    QVERIFY(players.isEmpty());  // rows exist long before all results are computed
    qInfo("listed after %lld ms", watch.elapsed());
    // Longest time for which incoming results block the window's thread.
    qint64 longest = 0;
    while (players.isEmpty() && watch.elapsed() < 60000) {
      QElapsedTimer turn;
      turn.start();
      QCoreApplication::processEvents();
      longest = std::max(longest, turn.nsecsElapsed());
      QTest::qSleep(1);
    }
    QCOMPARE(model.left(), 0);
    qInfo("all summed after %lld ms; the window's thread is busy %.2f ms at most", watch.elapsed(),
          longest / 1e6);
    QCOMPARE(model.players().size(), 2);
  }
};

QTEST_MAIN(TestWindowHistory)
#include "tst_window_history.moc"
