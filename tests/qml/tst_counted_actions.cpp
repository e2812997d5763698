// How much people must do until something happens: every key and every click is counted. What it comes to
// stands in tests/FIGURES.md; a way that grows longer fails here.
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Keys pressed until the first duel of a night by hand is judged.
class ByHand {
 public:
  explicit ByHand(Evening& evening) : evening_(evening) {}

  /// `program`: whether it rolls the dice.
  int keysToTheFirstDuel(bool program) {
    TableModel& table = evening_.window.table();
    while (table.duel()->count() == 0 && keys_ < 100) answer(table, program);
    return keys_;
  }

 private:
  void press(Qt::Key key) {
    ++keys_;
    evening_.press(key);
  }
  void answer(TableModel& table, bool program) {
    if (table.entry().isEmpty()) return press(Qt::Key_1);
    if (table.entrySecret()) press(Qt::Key_Return);  // nobody else is looking
    if (table.entry() == "dice" && program) {
      press(Qt::Key_R);
      return press(Qt::Key_Return);  // they were looked at
    }
    for (int i = table.entryCount(); i > 0 && !table.entry().isEmpty(); --i) press(Qt::Key_3);
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
    QTest::newRow("dice typed") << false << 13;
    QTest::newRow("dice rolled by the program") << true << 13;
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
};

QTEST_MAIN(TestCountedActions)
#include "tst_counted_actions.moc"
