// Tests that a die with twenty faces can be entered by keys and taps, and rolled by the program.
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestD20Entry : public QuietTest {
  Q_OBJECT

 private slots:
  void twoDigitsAreOneValue() {
    Evening evening({}, "half_the_battle");
    begin(evening);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_4}) evening.press(key);
    QCOMPARE(rolled(evening), 14);
  }

  void oneDigitWaitsForEnterOnlyIfAnotherMayFollow() {
    Evening evening({}, "half_the_battle");
    begin(evening);
    QCOMPARE(valueOf(evening.window, "waitingDigit", "text").toString(), QString());
    evening.press(Qt::Key_1);
    QCOMPARE(rolled(evening), 0);
    QCOMPARE(valueOf(evening.window, "waitingDigit", "text").toString(),
             QString("1_: Enter, or a second digit"));
    evening.press(Qt::Key_Return);
    QCOMPARE(rolled(evening), 1);
    open(evening);
    evening.press(Qt::Key_7);
    QCOMPARE(rolled(evening), 7);
  }

  void twentyIsTypedAndATenIsTakenBack() {
    Evening evening({}, "half_the_battle");
    begin(evening);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_Backspace, Qt::Key_2, Qt::Key_0}) evening.press(key);
    QCOMPARE(rolled(evening), 20);
  }

  void everyFaceHasAButtonOnTheWindow() {
    Evening evening({}, "half_the_battle");
    begin(evening);
    settle(*evening.window.window());
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    const QRectF window(QPointF(), QSizeF(evening.window.window()->size()));
    QQuickItem* panel = partsBy(evening.window.window()->contentItem(), "EntryPanel").front();
    const QRectF inside = panel->mapRectToScene(QRectF(0, 0, panel->width(), panel->height()));
    for (QQuickItem* each : partsBy(panel, "ActionButton"))
      QVERIFY2(inside.contains(each->mapRectToScene(QRectF(0, 0, each->width(), each->height()))),
               qPrintable(each->property("text").toString()));
    int faces = 0;
    for (QQuickItem* each : partsBy(evening.window.window()->contentItem(), "ActionButton")) {
      bool number = false;
      each->property("text").toString().toInt(&number);
      if (!number) continue;
      ++faces;
      const QRectF here = each->mapRectToScene(QRectF(0, 0, each->width(), each->height()));
      QVERIFY2(window.contains(here), qPrintable(each->property("text").toString()));
    }
    QCOMPARE(faces, 20);
    if (const QString folder = qEnvironmentVariable("LK_LOOK"); !folder.isEmpty())
      evening.window.window()->grabWindow().save(folder + "/d20.png");
  }

  void theProgramRollsAD20() {
    Evening evening({}, "half_the_battle");
    begin(evening);
    QVERIFY(evening.window.table().entryMayRoll());
    evening.window.table().rollDice();
    QVERIFY(rolled(evening) >= 1 && rolled(evening) <= 20);
    QCOMPARE(evening.session.night().referee().standing().back().body["by"].asString(),
             std::string("program"));
  }

 private:
  static void begin(Evening& evening) {
    evening.window.table().beginNight(0);
    evening.say(R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_a"}})");
    evening.say(R"({"e":"items","seat":"A","cards":["swift_boots","spyglass"]})");
    evening.say(R"({"e":"items","seat":"B","cards":["war_horn","grapple_hook"]})");
    evening.window.showPage("table");
    evening.activate();
    open(evening);
  }
  static void open(Evening& evening) {
    if (evening.window.table().entry().isEmpty()) evening.press(Qt::Key_1);
    QCOMPARE(evening.window.table().entry(), QString("dice"));
    QCOMPARE(evening.window.table().entrySides(), 20);
  }
  /// Returns the value of the last roll; 0 if the last event is none.
  static int rolled(Evening& evening) {
    const rules::Event& last = evening.session.night().referee().standing().back();
    return last.kind() == "roll" ? static_cast<int>(last.body["dice"].items().front().asInt()) : 0;
  }
};

QTEST_MAIN(TestD20Entry)
#include "tst_d20_entry.moc"
