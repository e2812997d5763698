// Tests the replay of a night: every step shows the table as it was, forwards and backwards.
#include <random>

#include <QTest>

#include "app/window/history/replay_model.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns everything that the table's models show.
QVariantList shownBy(ReplayModel& replay) {
  TableModel& table = *replay.table();
  QVariantList all{table.nextStep(), table.detail(),
                   table.alsoOpen(), table.actingSeat(),
                   table.when(),     table.understood(),
                   table.finished(), replay.duelNow(),
                   replay.turn(),    table.board()->currentText()};
  all += QVariantList{QVariant::fromValue(replay.happened()), QVariant::fromValue(table.pieces()),
                      QVariant::fromValue(table.board()->zones()), QVariant::fromValue(table.board()->cups()),
                      QVariant::fromValue(table.board()->sides())};
  for (int row = 0; row < table.seats()->rowCount(); ++row)
    for (const int role : table.seats()->roleNames().keys())
      all += table.seats()->data(table.seats()->index(row), role);
  for (int row = 0; row < table.duel()->rowCount(); ++row)
    for (const int role : table.duel()->roleNames().keys())
      all += table.duel()->data(table.duel()->index(row), role);
  all += QVariant::fromValue(table.duel()->clashes());
  all += QVariant::fromValue(table.duel()->gains());
  all += QVariantList{table.duel()->rolesText(), table.duel()->verdict()};
  return all;
}

}  // namespace

class TestWindowReplay : public QObject {
  Q_OBJECT

 private slots:
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
    // The screen must not depend on secret rolls before they are shown.
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
};

QTEST_MAIN(TestWindowReplay)
#include "tst_window_replay.moc"
