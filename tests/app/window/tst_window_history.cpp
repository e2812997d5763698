// The list of nights and the replay: what is there is found, opened, deleted and had back; every step of a
// replay is the table as it was, from whichever side one comes to it.
#include <random>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "../../carddb/raw_sqlite.h"
#include "app/window/history/evening_model.h"
#include "app/window/history/replay_model.h"
#include "app/window/home/home_model.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Writes a night into a journal.
std::int64_t keep(const std::string& file, const NightLog& log) {
  Outcome<carddb::Journal> journal = carddb::Journal::open(file);
  if (!journal) qFatal("%s", journal.fault().text().c_str());
  const std::int64_t night = *journal->begin(log.info.game, log.info.startedAt, log.info.players);
  for (const rules::Event& event : log.events)
    if (!journal->append(night, event)) qFatal("cannot write");
  if (log.info.finished && !journal->finish(night)) qFatal("cannot finish");
  return night;
}

/// Everything the table's models show.
QVariantList shownBy(ReplayModel& replay) {
  TableModel& table = *replay.table();
  QVariantList all{table.nextStep(), table.detail(),     table.alsoOpen(), table.actingSeat(),
                   table.when(),     table.understood(), table.finished(), replay.happened(),
                   replay.lying(),   replay.duelNow(),   replay.turn(),    table.pieces()};
  for (int row = 0; row < table.places()->rowCount(); ++row)
    for (const int role : table.places()->roleNames().keys())
      all += table.places()->data(table.places()->index(row), role);
  for (int row = 0; row < table.seats()->rowCount(); ++row)
    for (const int role : table.seats()->roleNames().keys())
      all += table.seats()->data(table.seats()->index(row), role);
  for (int row = 0; row < table.duel()->rowCount(); ++row)
    for (const int role : table.duel()->roleNames().keys())
      all += table.duel()->data(table.duel()->index(row), role);
  all += QVariant(table.duel()->clashes());
  all += QVariant(table.duel()->gains());
  all += QVariantList{table.duel()->rolesText(), table.duel()->verdict()};
  return all;
}

QString text(const HistoryModel& model, int row, int role) {
  return model.data(model.index(row), role).toString();
}

}  // namespace

class TestWindowHistory : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  int made_ = 0;
  std::string three_;  // the file of the three nights, written once

  std::string fresh() { return folder_.filePath(QString("nights%1.lkdb").arg(++made_)).toStdString(); }

  /// Three nights: finished, left in the middle, of another game.
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
    QVERIFY(text(model, 1, HistoryModel::stoodRole).startsWith("Round 2, turn 2"));
    QVERIFY(text(model, 2, HistoryModel::resultRole).startsWith("Ann wins"));
    QCOMPARE(model.left(), 0);
    const QVariantMap ann = model.players().first().toMap();
    QCOMPARE(ann.value("name").toString(), QString("Ann"));
    QCOMPARE(ann.value("nights").toInt(), 2);
    QCOMPARE(ann.value("won").toInt(), 2);
    QCOMPARE(ann.value("dealt").toInt(), 19);
    QCOMPARE(ann.value("points").toString(), QString("4.0"));
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

  void whatIsDeletedCanBeHadBackThisEvening() {
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

  void aNightThatCannotBeReadSaysSoAndSparesTheOthers() {
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
    QTRY_VERIFY_WITH_TIMEOUT(!model.trouble().isEmpty(), 20000);
  }

  void aNightIsOpenedAndTakenAlong() {
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
    QTRY_VERIFY_WITH_TIMEOUT(evening.said().startsWith("Written"), 20000);
    QVERIFY(QFile::exists(path));
    model.open(1);
    QTRY_VERIFY_WITH_TIMEOUT(!evening.finished(), 20000);
    QVERIFY(!evening.stood().isEmpty());
    evening.saveTo(ExportKind::json, path);
    QTRY_VERIFY2_WITH_TIMEOUT(evening.said().contains("not finished"), qPrintable(evening.said()), 20000);
  }

  void aReplayIsTheTableAsItWas_data() {
    QTest::addColumn<QString>("sample");
    QTest::newRow("halfwish") << QString::fromStdString(kWholeNight);
    QTest::newRow("dungeon") << QString::fromStdString(kDelve);
  }
  void aReplayIsTheTableAsItWas() {
    QFETCH(QString, sample);
    NightLog log = nightOf(sample.toStdString());
    log.events.insert(log.events.begin() + 13, {Json::object({{"e", "take_back"}, {"count", 1}})});
    log.events.insert(log.events.begin() + 14, log.events[12]);
    const Outcome<OpenNightPtr> night = openNight(log, false);
    QVERIFY2(bool(night), night ? "" : night.fault().text().c_str());
    ReplayModel replay;
    replay.show(*night);
    QCOMPARE(replay.step(), 0);
    QCOMPARE(replay.last(), static_cast<int>(log.events.size()) - 1);

    rules::Referee referee(*log.kit->game, log.kit->cards);
    std::vector<QVariantList> forward;
    for (std::size_t step = 0; step < log.events.size(); ++step) {
      QVERIFY(referee.take(log.events[step]).verdict == rules::Verdict::accepted);
      QVERIFY((*night)->moments[step].view == referee.view(rules::Audience::table).json);
      QCOMPARE(replay.step(), static_cast<int>(step));
      forward.push_back(shownBy(replay));
      replay.next();
    }
    for (int step = replay.last(); step >= 0; --step, replay.previous())
      QCOMPARE(shownBy(replay), forward[static_cast<std::size_t>(step)]);
    std::mt19937 chance(3);
    for (int i = 0; i < 40; ++i) {
      const int step = static_cast<int>(chance() % log.events.size());
      replay.goTo(step);
      QCOMPARE(shownBy(replay), forward[static_cast<std::size_t>(step)]);
    }
    replay.goTo(-5);
    QCOMPARE(replay.step(), 0);
    replay.nextTurn();
    QVERIFY(replay.turn() >= 0);
    const int turn = replay.turn();
    replay.nextTurn();
    QCOMPARE(replay.turn(), turn + 1);
    replay.previousTurn();
    QCOMPARE(replay.turn(), turn);
  }

  void aReplayHidesWhatTheTableDidNotKnow() {
    // Whatever was rolled in secret: until it is shown, the same is on the screen.
    const NightLog one = cut(nightOf(kWholeNight), 104);
    NightLog other = one;
    for (std::size_t i = 99; i < 104; ++i)
      if (other.events[i].kind() == "roll") other.events[i].body.set("dice", Json::array({1, 1}));
    QVERIFY(one.events != other.events);
    ReplayModel a, b;
    a.show(*openNight(one, false));
    b.show(*openNight(other, false));
    for (int step = 0; step <= a.last(); ++step) {
      QCOMPARE(shownBy(a), shownBy(b));
      a.next();
      b.next();
    }
  }

  void aNightTheseRulesRefuseIsShownAsFarAsTheyAcceptIt() {
    const std::string file = fresh();
    NightLog log = cut(nightOf(kWholeNight), 20);
    log.events.push_back({Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})});
    log.events.push_back({Json::object({{"e", "pass"}, {"seat", "A"}})});
    keep(file, log);
    HistoryModel model({file, {}});
    listAll(model);
    QVERIFY2(text(model, 0, HistoryModel::stoodRole).startsWith("Round 1"),
             qPrintable(text(model, 0, HistoryModel::stoodRole)));
    QVERIFY(text(model, 0, HistoryModel::stoodRole).contains("These rules refuse event 21"));
    QSignalSpy opened(&model, &HistoryModel::opened);
    model.open(0);
    QVERIFY(opened.wait(20000));
    QCOMPARE(opened.front().front().value<OpenNightPtr>()->moments.size(), std::size_t{20});
    QTRY_VERIFY(model.trouble().contains("These rules refuse event 21"));
  }

  void theNightLeftLastIsOffered() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    keep(file, nightOf(kWholeNight));
    KitShelf shelf({}, kit());
    HomeModel home(shelf, file);
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStood().startsWith("Round 1"), qPrintable(home.lastNightStood()));
    Outcome<carddb::Journal> journal = carddb::Journal::open(file);
    QVERIFY(journal->finish(1));
    home.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!home.mayResume(), 20000);
  }

  void theNightLeftLastNamesItsOwnPlayers() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight, {"Cleo", "Dora"}), 20));
    KitShelf shelf({}, kit());
    HomeModel home(shelf, file);
    home.setCamera("camera");
    home.setNames(namesOf({"Ann", "Ben"}));  // who played since
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStood().contains("Cleo:"), qPrintable(home.lastNightStood()));
    QVERIFY2(home.lastNightStood().contains("Dora:"), qPrintable(home.lastNightStood()));
    QVERIFY(!home.lastNightStood().contains("Ann"));
    QSignalSpy seated(&home, &HomeModel::seated);
    QSignalSpy started(&home, &HomeModel::started);
    home.resume();
    QCOMPARE(seated.count(), 1);
    QCOMPARE(seated.first().first().value<std::vector<std::string>>(),
             (std::vector<std::string>{"Cleo", "Dora"}));
    QCOMPARE(started.count(), 1);
    QCOMPARE(started.first().first().value<NightRequest>().source, "camera");
  }

  void aNightFromTheListIsGoneOnWithAsItWasPlayed_data() {
    QTest::addColumn<bool>("byHand");
    QTest::newRow("seen by the camera") << false;
    QTest::newRow("entered by hand") << true;
  }
  void aNightFromTheListIsGoneOnWithAsItWasPlayed() {
    QFETCH(bool, byHand);
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    QCOMPARE(runSql(file, byHand ? "UPDATE night SET by_hand = 1" : ""), std::string());
    KitShelf shelf({}, kit());
    HomeModel home(shelf, file);
    home.setCamera("camera");
    QSignalSpy started(&home, &HomeModel::started);
    home.resumeNight(1, "halfwish");
    QTRY_COMPARE_WITH_TIMEOUT(started.count(), 1, 20000);
    QCOMPARE(started.first().first().value<NightRequest>().source, byHand ? "" : "camera");
  }

  void anOlderNightWithoutNamesTakesThoseOfToday() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    QCOMPARE(runSql(file, "DELETE FROM player"), std::string());
    KitShelf shelf({}, kit());
    HomeModel home(shelf, file);
    home.setNames(namesOf({"Ann", "Ben"}));
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStood().contains("Ann:"), qPrintable(home.lastNightStood()));
    QSignalSpy seated(&home, &HomeModel::seated);
    home.resume();
    QCOMPARE(seated.count(), 0);
  }

  void aBrokenJournalOffersNoNight() {
    const std::string file = fresh();
    QFile broken(QString::fromStdString(file));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no database at all");
    broken.close();
    KitShelf shelf({}, kit());
    HomeModel home(shelf, file);
    QTest::qWait(300);
    QVERIFY(!home.mayResume());
    home.resume();  // of nothing
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
    QVERIFY(players.isEmpty());  // the rows are there long before all is summed
    qInfo("listed after %lld ms", watch.elapsed());
    // How long the window's thread is busy with what comes in.
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
