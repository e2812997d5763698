// Tests the page of lessons whose table is drawn: games in which nobody lays it first.
#include <QQuickItem>

#include "school.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestDrawnLesson : public QuietTest {
  Q_OBJECT

 private slots:
  /// The page switches to another game; a given table is drawn, and a block by several cards is one tap.
  void aLessonOfAnotherGameByTaps() {
    School school;
    school.evening.activate();
    school.evening.press(Qt::Key_F7);
    LessonList& list = school.evening.window.lessons();
    QCOMPARE(list.count(), 12);
    while (list.wantedGame() != "magepunk") {
      school.evening.reach("game");
      school.evening.press(Qt::Key_Down);
    }
    QTRY_COMPARE(list.game(), QString("magepunk"));
    QCOMPARE(list.count(), 6);
    QVERIFY(list.data(list.index(0), LessonList::byTapsRole).toBool());
    school.lesson.begin("M02", {});
    school.evening.window.showPage("lesson");
    QVERIFY(school.lesson.drawn() && school.lesson.play()->board()->filled());
    school.answer("Thornback Grazer");
    QCOMPARE(school.lesson.step(), 2);
    school.choose("To the Attack Phase");
    school.choose("'s Thornback Grazer attacks");
    QCOMPARE(school.lesson.step(), 3);
    school.choose("'s Rust Tick blocks");
    QVERIFY2(school.lesson.correction().contains("Both"), qPrintable(school.lesson.correction()));
    school.choose("block ");
    QCOMPARE(school.lesson.step(), 4);
    list.wantGame("kiteyard");  // there is no such game
    QCOMPARE(list.wantedGame(), QString("magepunk"));
  }

  /// A drawn lesson is played like a night: things and targets are touched, and the move is confirmed.
  void aDrawnLessonIsPlayedByTouch() {
    School school;
    LessonList& list = school.evening.window.lessons();
    list.wantGame("magepunk");
    QTRY_COMPARE(list.game(), QString("magepunk"));
    school.lesson.begin("M02", {});
    school.evening.window.showPage("lesson");
    TableModel& play = *school.lesson.play();
    school.answer("Thornback Grazer");
    school.choose("To the Attack Phase");
    play.touch({"A/thornback_grazer"});
    QVERIFY(play.composing());
    const auto* line = school.evening.window.window()->findChild<QQuickItem*>("composing");
    QVERIFY(line && line->property("visible").toBool());
    QCOMPARE(line->property("text").toString(), play.nextStep());
    school.lesson.repeat();  // what is said again changes nothing
    QVERIFY(play.composing());
    school.evening.press(Qt::Key_Escape);
    QVERIFY(!play.composing() && school.page() == "lesson");
    play.touch({"A/thornback_grazer"});
    school.choose("Yes, do it");
    QCOMPARE(school.lesson.step(), 3);
    play.touch({"B/rust_tick"});
    play.touch({"B/choir_drone"});
    school.choose("Yes, do it");
    QCOMPARE(school.lesson.step(), 4);
  }
};

QTEST_MAIN(TestDrawnLesson)
#include "tst_drawn_lesson.moc"
