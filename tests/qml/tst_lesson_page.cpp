// Tests the pages of the lessons: by keyboard alone, with long words, in both languages, and resumed later.
#include <QTemporaryDir>

#include "../app/shown_text.h"
#include "school.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns whether a visible text is exactly this, without being shortened.
bool isShown(const QQuickItem& item, const QString& text) {
  if (!item.isVisible()) return false;
  if (item.inherits("QQuickText") && item.property("text") == text && !item.property("truncated").toBool())
    return true;
  const QList<QQuickItem*> children = item.childItems();
  return std::any_of(children.begin(), children.end(),
                     [&](const QQuickItem* child) { return isShown(*child, text); });
}

}  // namespace

class TestLessonPage : public QuietTest {
  Q_OBJECT

 private slots:
  void aLessonByKeyboardAlone() {
    School school;
    school.evening.activate();
    school.evening.press(Qt::Key_F7);
    QCOMPARE(school.page(), QString("learn"));
    school.evening.press(Qt::Key_Return);
    QCOMPARE(school.page(), QString("lesson"));
    QCOMPARE(school.lesson.lesson(), QString("L01"));
    QCOMPARE(school.lesson.awaits(), QString("roll"));
    school.rollOpenly(Qt::Key_4, Qt::Key_5);
    school.rollOpenly(Qt::Key_2, Qt::Key_4);
    QCOMPARE(school.lesson.step(), 2);
    school.answer("9");
    QVERIFY(school.lesson.understood().contains("9"));
    school.answer("5");
    QVERIFY2(school.lesson.correction().contains("2 and 4 make 6"), qPrintable(school.lesson.correction()));
    school.answer("6");
    QVERIFY(school.lesson.correction().isEmpty());
    QCOMPARE(school.lesson.step(), 3);
    QTest::keyClick(school.evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(school.lesson.step(), 2);
  }

  /// What is clicked next must not have moved away under the pointer.
  void theLessonsStayWhereTheyAre() {
    School school;
    school.evening.window.showPage("learn");
    school.evening.activate();
    const LessonList& list = school.evening.window.lessons();
    const auto row = [&](int place) {
      const QString id = list.data(list.index(place), LessonList::idRole).toString();
      return qobject_cast<QQuickItem*>(school.evening.window.part("lesson-" + id));
    };
    const auto places = [&] {
      settle(*school.evening.window.window());
      QList<double> tops;
      for (int i = 0; i < 5; ++i) tops += row(i)->mapToScene({0, 0}).y();
      return tops;
    };
    QTRY_VERIFY(row(0) && row(4));
    const QList<double> before = places();
    for (const int place : {3, 0, 4}) {
      const QQuickItem& chosen = *row(place);
      QTest::mouseClick(school.evening.window.window(), Qt::LeftButton, Qt::NoModifier,
                        chosen.mapToScene({chosen.width() / 2, chosen.height() / 2}).toPoint());
      QCOMPARE(places(), before);
      QCOMPARE(valueOf(school.evening.window, "goal", "text"),
               list.data(list.index(place), LessonList::goalRole));
    }
    school.evening.press(Qt::Key_Up);
    school.evening.press(Qt::Key_Return);
    QCOMPARE(school.lesson.lesson(), QString("L04"));
  }

  /// Dice are entered one player after the other with the same key, or rolled by the program.
  void diceOfBothHaveTheSameKey() {
    School school;
    school.evening.activate();
    school.lesson.begin("L01", {});
    school.evening.window.showPage("lesson");
    for (const char* seat : {"A", "B"}) {
      QCOMPARE(school.lesson.play()->choices()->count(), 1);
      QCOMPARE(school.lesson.play()->choices()->groups().front().seat, QString::fromLatin1(seat));
      school.evening.press(Qt::Key_1);
      QVERIFY(school.lesson.play()->entryMayRoll());
      school.evening.press(Qt::Key_R);
      QCOMPARE(school.lesson.play()->entry(), QString());
    }
    QCOMPARE(school.lesson.step(), 2);
  }

  /// Beside a drawn table the players' cards are slim; their names are still whole.
  void namesAreWholeBesideADrawnTable_data() {
    QTest::addColumn<QString>("lesson");
    for (const char* lesson : {"W01", "M01", "B01", "D01"})
      QTest::newRow(lesson) << QString::fromLatin1(lesson);
  }
  void namesAreWholeBesideADrawnTable() {
    QFETCH(QString, lesson);
    School school;
    school.evening.window.window()->resize(1366, 768);
    Names names;
    names.of = {"Mia", "Jonas", "C", "D"};
    for (const auto& each : allLessons())
      if (each->id == lesson.toStdString())
        school.evening.window.lessons().wantGame(QString::fromStdString(each->game));
    QTRY_VERIFY(school.evening.window.lessons().find(lesson));
    school.lesson.setNames(names);
    school.lesson.begin(lesson, {});
    school.evening.window.showPage("lesson");
    school.evening.activate();
    QCOMPARE(school.clipped().join("; "), QString());
    QVERIFY(isShown(*school.evening.window.window()->contentItem(), QStringLiteral("Mia")));
  }

  void aLessonIsLeftAndContinued() {
    School school;
    school.evening.activate();
    school.lesson.begin("L02", {});
    school.evening.window.showPage("lesson");
    school.roll(Qt::Key_4, Qt::Key_5);
    school.roll(Qt::Key_2, Qt::Key_4);
    QCOMPARE(school.lesson.step(), 2);
    const QString say = school.lesson.say();
    school.evening.press(Qt::Key_Escape);
    QCOMPARE(school.page(), QString("learn"));
    QCOMPARE(school.lesson.stage(), QString());
    LessonList& list = school.evening.window.lessons();
    QCOMPARE(list.data(list.index(1), LessonList::atRole).toInt(), 1);
    school.lesson.begin("L02", {});
    QCOMPARE(school.lesson.step(), 2);
    QCOMPARE(school.lesson.say(), say);
    while (school.lesson.stage() != "done") school.lesson.skip();
    QVERIFY(list.data(list.index(1), LessonList::finishedRole).toBool());
    QCOMPARE(list.finished(), 1);
    QCOMPARE(school.lesson.nextLesson(), QString("L03"));
  }

  void progressIsOnDiskAfterEveryStep() {
    QTemporaryDir folder;
    const std::string file = folder.filePath("lessons.json").toStdString();
    LessonList list(kit(), file);
    LessonModel lesson(kit(), list, {});
    LessonWorker worker(*lesson.play()->picture());
    connectLesson(lesson, worker);
    lesson.begin("L03", {});
    lesson.skip();
    lesson.skip();
    const QString say = lesson.say();
    LessonList after(kit(), file);  // as after a kill
    LessonModel again(kit(), after, {});
    LessonWorker other(*again.play()->picture());
    connectLesson(again, other);
    again.begin("L03", {});
    QCOMPARE(again.step(), 3);
    QCOMPARE(again.say(), say);
  }

  void hiddenDiceAreNotOnThePage() {
    School school;
    school.evening.activate();
    school.lesson.begin("L02", {});
    school.evening.window.showPage("lesson");
    school.roll(Qt::Key_6, Qt::Key_6);
    QString all;
    QDebug debug(&all);
    for (int i = 0; i < school.lesson.metaObject()->propertyCount(); ++i) {
      const QVariant value = school.lesson.metaObject()->property(i).read(&school.lesson);
      if (!value.canConvert<QObject*>()) writeValue(debug, value);  // an address may contain any digit
    }
    QVERIFY2(!all.contains("12") && !all.contains("6"), qPrintable(all));
  }

  /// The camera would show what a night hides: the night is put aside first, and its dice are covered.
  void aNightAndItsDiceAreNotShown() {
    Evening evening;
    WindowEngine& window = evening.window;
    QObject::connect(&window.home(), &HomeModel::asideWanted, &window.table(), &TableModel::beginNight);
    QSignalSpy begun(&window.lesson(), &LessonModel::beginWanted);
    window.cameras().choose("0");
    evening.begin();
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    evening.say(R"({"e":"roll","seat":"B","dice":[6,6]})");
    evening.activate();
    evening.press(Qt::Key_F7);
    evening.press(Qt::Key_C);
    QCOMPARE(begun.count(), 0);
    QVERIFY(window.table().begun());
    evening.press(Qt::Key_Escape);
    evening.press(Qt::Key_C);
    for (const char* first : {"putAside", "diceOut"}) {
      QCOMPARE(window.window()->activeFocusItem()->objectName(), QString(first));
      QCOMPARE(begun.count(), 0);
      evening.press(Qt::Key_Space);
    }
    QVERIFY(!window.table().begun());
    QCOMPARE(begun.count(), 1);
    QCOMPARE(begun[0][0].value<LessonRequest>().source, std::string("0"));
    QCOMPARE(window.window()->property("page").toString(), QString("lesson"));
  }

  void whoWantsTheVoiceHearsTheLesson() {
    School school;
    WindowEngine& window = school.evening.window;
    QStringList spoken;
    QObject::connect(&window.voice(), &Voice::saying, &window.voice(),
                     [&](const QString& text) { spoken += text; });
    school.lesson.begin("L01", {});
    QCOMPARE(spoken, QStringList());
    window.settings().setVoice(true);
    school.lesson.repeat();
    QCOMPARE(spoken, QStringList(Voice::readable(school.lesson.say())));
    spoken.clear();
    school.lesson.skip();  // the next step is announced by itself
    QCOMPARE(spoken, QStringList(Voice::readable(school.lesson.say())));
    school.lesson.answer(0);
    school.lesson.answer(1);
    QVERIFY2(spoken.size() >= 2 && spoken.last() == Voice::readable(school.lesson.spoken()),
             qPrintable(spoken.join(" | ")));
    window.settings().setVoice(false);
    spoken.clear();
    school.lesson.repeat();
    QCOMPARE(spoken, QStringList());
  }

  /// A camera fault is reported, and the lesson continues as if begun by taps.
  void aLessonWithoutItsCameraGoesOnByTaps_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("cure");
    QTest::newRow("English") << "en"
                             << "does not exist"
                             << "Continue by tapping";
    QTest::newRow("Chinese") << "zh" << QStringLiteral("不存在") << QStringLiteral("请用点按继续");
  }
  void aLessonWithoutItsCameraGoesOnByTaps() {
    QFETCH(QString, language);
    QFETCH(QString, reason);
    QFETCH(QString, cure);
    QTemporaryDir folder;
    School school;
    school.evening.window.settings().setLanguage(language);
    school.lesson.begin("L01", folder.filePath("nothing.avi"));
    school.evening.window.showPage("lesson");
    QVERIFY(!school.lesson.watched());
    const QObject* note = school.evening.window.part("lessonError");
    const QString text = note->property("text").toString();
    QVERIFY2(note->property("visible").toBool() && text.contains(reason) && text.contains(cure),
             qPrintable(text));
    QVERIFY(school.lesson.play()->sourceText() != QString());
    QCOMPARE(school.clipped().join("; "), QString());
    school.rollOpenly(Qt::Key_4, Qt::Key_5);
    while (school.lesson.step() < 2) school.lesson.skip();
    QVERIFY(!note->property("visible").toBool());
    QVERIFY(school.lesson.source().isEmpty());  // for the next lesson, too
  }

  /// In a round that is played for real the page shows and speaks the game's own questions, and the preview
  /// of each choice stands beside it.
  void aGuidedRoundAsksForEachStep() {
    School school;
    TableModel& play = *school.lesson.play();
    school.lesson.begin("L12", {});
    QVERIFY(!play.nextStep().isEmpty());
    QCOMPARE(school.lesson.todo(), play.nextStep());
    QVERIFY(school.lesson.spoken().startsWith(school.lesson.say()));
    QVERIFY(school.lesson.spoken().endsWith(play.nextStep()));
    for (const char* seat : {"A", "B"})
      emit play.entered({Json::object({{"e", "roll"}, {"seat", seat}, {"dice", Json::array({4, 5})}})});
    QVERIFY2(play.choices()->count() == 3 && play.choices()->explained(), qPrintable(play.nextStep()));
    QCOMPARE(school.lesson.todo(), play.nextStep());
    QCOMPARE(school.lesson.spoken(), play.nextStep());
    school.lesson.begin("L02", {});
    for (const char* seat : {"A", "B"})
      emit play.entered({Json::object({{"e", "roll"}, {"seat", seat}, {"dice", Json::array({4, 5})}})});
    QVERIFY(play.choices()->count() == 3 && !play.choices()->explained());
  }

  void everyStepOfEveryLessonFits_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "zh"}) QTest::newRow(language) << QString::fromLatin1(language);
  }
  void everyStepOfEveryLessonFits() {
    QFETCH(QString, language);
    Evening evening;
    evening.window.settings().setLanguage(language);
    QStringList names;
    const Outcome<Done> taken =
        takeEveryStep(evening.window.lesson(), evening.window.lessons(),
                      [&](const QString& page, const QString& name) -> Outcome<Done> {
                        names += name;
                        evening.window.showPage(page);
                        evening.window.window()->grabWindow();
                        QStringList clipped;
                        findClipped(evening.window.window()->contentItem(), clipped);
                        if (clipped.isEmpty()) return Done{};
                        return Fault{name.toStdString(), 0, clipped.join("; ").toStdString(), "make room"};
                      });
    QVERIFY2(taken, taken ? "" : taken.fault().text().c_str());
    int steps = 0;
    for (const auto& lesson : allLessons()) steps += static_cast<int>(lesson->steps.size()) + 2;
    QCOMPARE(names.size(), steps);
    names.removeDuplicates();
    QCOMPARE(names.size(), steps);
  }

  void longWordsFit_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("720p") << QSize(1280, 720);
    QTest::newRow("1080p") << QSize(1920, 1080);
  }
  void longWordsFit() {
    QFETCH(QSize, size);
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    {
      School school;
      school.evening.window.window()->resize(size);
      school.evening.window.showPage("learn");
      QCOMPARE(school.clipped().join("; "), QString());
      for (const char* id :
           {"L01", "L07", "L08", "L12", "D02", "M02", "M03", "M06", "W02", "W07", "B03", "B05"}) {
        for (const auto& lesson : allLessons())
          if (lesson->id == id)
            school.evening.window.lessons().wantGame(QString::fromStdString(lesson->game));
        QTRY_VERIFY(school.evening.window.lessons().find(id));
        school.lesson.begin(QString::fromLatin1(id), {});
        school.evening.window.showPage("lesson");
        while (school.lesson.stage() != "done") {
          QCOMPARE(school.clipped().join("; "), QString());
          school.lesson.skip();
        }
        QCOMPARE(school.clipped().join("; "), QString());
      }
    }
    QCoreApplication::removeTranslator(&longer);
  }
};

QTEST_MAIN(TestLessonPage)
#include "tst_lesson_page.moc"
