// Counts the keys and clicks that users need for common tasks. The results are in tests/FIGURES.md; a task
// that takes more of them fails here.
#include "app/session/night/setup_draft.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Plays a night by hand until its first duel is judged, and counts the keys pressed.
class ByHand {
 public:
  explicit ByHand(Evening& evening) : evening_(evening) {}

  /// `program`: whether the program rolls the dice.
  int keysToTheFirstDuel(bool program) {
    TableModel& table = evening_.window.table();
    while (table.duel()->count() == 0 && keys_ < 100) answer(table, program);
    return keys_;
  }
  [[nodiscard]] int keys() const { return keys_; }

  void answer(TableModel& table, bool program) {
    if (table.entry().isEmpty()) return press(Qt::Key_1);
    if (table.entrySecret()) press(Qt::Key_Return);  // nobody else is looking
    if (table.entry() == "dice" && program) {
      press(Qt::Key_R);
      return press(Qt::Key_Return);  // they were looked at
    }
    const bool hidden = table.entrySecret() && table.entry() == "cards";  // where digits would reveal secrets
    for (int i = table.entryCount(); i > 0 && !table.entry().isEmpty(); --i)
      press(hidden ? Qt::Key_Return : Qt::Key_3);
  }

 private:
  void press(Qt::Key key) {
    ++keys_;
    evening_.press(key);
  }

  Evening& evening_;
  int keys_ = 0;
};

}  // namespace

class TestCountedActions : public QuietTest {
  Q_OBJECT

 private slots:
  void theFirstDuelByHand_data() {
    QTest::addColumn<bool>("program");
    QTest::addColumn<int>("most");
    QTest::newRow("dice typed") << false << 10;
    QTest::newRow("dice rolled by the program") << true << 10;
  }
  void theFirstDuelByHand() {
    QFETCH(bool, program);
    QFETCH(int, most);
    Evening evening;
    evening.begin();
    evening.activate();
    const int keys = ByHand(evening).keysToTheFirstDuel(program);
    qInfo("%d keys", keys);
    QVERIFY(evening.window.table().duel()->count() > 0);
    QVERIFY2(keys <= most, qPrintable(QString::number(keys)));
  }

  void fromHomeToANightByHand() {
    Evening evening;
    evening.activate();
    int actions = 0;
    for (const char* name : {"tile-setup", "byHand"}) {
      auto* button = qobject_cast<QQuickItem*>(evening.window.part(name));
      QVERIFY2(button && button->isVisible(), name);
      ++actions;
      QMetaObject::invokeMethod(button, "clicked");
      settle(*evening.window.window());
    }
    qInfo("%d clicks", actions);
    QTRY_COMPARE(evening.window.window()->property("page").toString(), QString("table"));
  }

  /// From Home to the end of a night that is only scored: a duel, then truces. Between the rounds upgrades
  /// are taken.
  void aScoredNight() {
    Evening evening;
    evening.activate();
    int actions = 0;
    const auto press = [&](const char* name) {
      settle(*evening.window.window());
      auto* button = qobject_cast<QQuickItem*>(evening.window.part(name));
      QVERIFY2(button && button->isVisible(), name);
      ++actions;
      QMetaObject::invokeMethod(button, "clicked");
    };
    for (const char* name : {"tile-setup", "score"}) press(name);
    QTRY_COMPARE(evening.window.window()->property("page").toString(), QString("score"));
    const int toTheNight = actions;

    TableModel& table = evening.window.table();
    ScoreModel& score = evening.window.score();
    evening.session.setScored(true);
    connect(&table, &TableModel::shown, &score, &ScoreModel::show);
    connect(&score, &ScoreModel::tapped, &table, [&](const QString& tap, const Json& picked) {
      evening.show(evening.session.quick(tap.toStdString(), picked));
    });
    evening.take(SetupDraft(kit()).setup(PlayMode::scored));
    for (const char* cell : {"duel-A-strike-11", "duel-B-defend-6"}) press(cell);
    ByHand hand(evening);
    int truces = 0;
    while (!table.finished() && actions + hand.keys() < 100) {
      settle(*evening.window.window());
      if (score.taps().isEmpty()) {
        hand.answer(table, false);
        continue;
      }
      press("tap-parley");
      ++truces;
    }
    actions += hand.keys();
    qInfo("%d actions, %d of them until the night began, %d truces", actions, toTheNight, truces);
    QVERIFY(table.finished());
    QVERIFY2(actions <= 26, qPrintable(QString::number(actions)));
  }
};

QTEST_MAIN(TestCountedActions)
#include "tst_counted_actions.moc"
