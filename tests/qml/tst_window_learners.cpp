// Tests what learners see: the coach, previews of choices, the rules that a number links to; also with long
// words.
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestWindowLearners : public QuietTest {
  Q_OBJECT

  /// A is a learner and is to choose.
  static void prepare(Evening& evening) {
    evening.window.help().choose("A", "full");
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})"})
      evening.take({*readJson(line, "test")});
  }
  static QStringList clippedOn(Evening& evening, const QString& page) {
    evening.window.showPage(page);
    settle(*evening.window.window());
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    return clipped;
  }

 private slots:
  void aNumberLeadsToItsRuleAndBack() {
    Evening evening;
    evening.begin();
    evening.activate();
    evening.window.showRule("H-24");
    QCOMPARE(evening.window.window()->property("page").toString(), QString("rules"));
    QCOMPARE(evening.window.rules().chosen(), QString("H-24"));
    QVERIFY(!evening.window.rules().entry().steps.isEmpty());
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("table"));
  }

  void theListFollowsARuleThatIsShown() {
    Evening evening;
    evening.begin();
    evening.activate();
    for (const char* rule : {"H-73", "D-78", "H-05", "D-05", "H-46"}) {
      evening.window.showRule(rule);
      const auto* list = evening.window.window()->findChild<QQuickItem*>("ruleList");
      QVERIFY(list);
      const auto inSight = [&] {
        const auto* row = list->property("currentItem").value<QQuickItem*>();
        if (!row || row->property("entryId") != QString(rule)) return false;
        const double top = row->y() - list->property("contentY").toDouble();
        return top >= 0 && top + row->height() <= list->height();
      };
      QTRY_VERIFY2(inSight(), rule);
    }
  }

  void theCoachIsOneKeyAway() {
    Evening evening;
    prepare(evening);
    evening.activate();
    QVERIFY(evening.window.table().choices()->explained());
    evening.press(Qt::Key_F8);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("coach"));
    QTRY_VERIFY_WITH_TIMEOUT(!evening.window.coach().busy(), 60000);
    QCOMPARE(evening.window.coach().roles().size(), 2);
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("table"));
  }

  void longWordsAreNotClipped_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"coach", "table", "settings", "rules"}) QTest::newRow(page) << QString(page);
  }
  void longWordsAreNotClipped() {
    QFETCH(QString, page);
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    Evening evening;
    prepare(evening);
    QTRY_VERIFY_WITH_TIMEOUT(!evening.window.coach().busy(), 60000);
    const QStringList clipped = clippedOn(evening, page);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestWindowLearners)
#include "tst_window_learners.moc"
