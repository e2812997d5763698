// Tests the window at the end of a night: it shows the summary, and the pages lead on from there.
#include <QSignalSpy>

#include "past.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class EndedNightTest : public QuietTest {
  Q_OBJECT

 private slots:
  void aNightThatEndsShowsItsEnd() {
    Past past;
    const NightLog log = nightOf(kWholeNight);
    TableSession session(log.kit, vision::CardIndex({}));
    past.window.showPage("table");
    for (const rules::Event& event : log.events) past.window.table().show(*session.say(event));
    past.window.history().showLive(log);
    QTRY_VERIFY_WITH_TIMEOUT(past.window.evening().filled(), 20000);
    QVERIFY2(past.window.evening().live(), qPrintable(past.window.history().errorText()));
    QTRY_COMPARE(past.page(), QString("evening"));
    // Undo continues the game.
    QSignalSpy events(&past.window.table(), &TableModel::entered);
    past.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(events.count(), 1);
    QCOMPARE(past.page(), QString("table"));
  }

  /// After a win, the pages lead on: to the summary, another night, and an unfinished one.
  void aNightThatIsOverLeadsOn_data() {
    QTest::addColumn<bool>("longer");
    QTest::newRow("as it is") << false;
    QTest::newRow("long words") << true;
  }
  void aNightThatIsOverLeadsOn() {
    QFETCH(bool, longer);
    LongWords words;
    if (longer) QCoreApplication::installTranslator(&words);
    {
      Past past;
      past.window.firstSteps().show(false);
      WindowEngine& window = past.window;
      const auto shown = [&](const char* name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // of the previous page
        const QObject* item = window.part(name);
        return item && item->property("visible").toBool();
      };
      const auto clipped = [&] {
        settle(*window.window());
        QStringList all;
        findClipped(window.window()->contentItem(), all);
        return all.join("; ");
      };
      const NightLog log = nightOf(kWholeNight);
      TableSession session(log.kit, vision::CardIndex({}));
      for (const rules::Event& event : log.events) window.table().show(*session.say(event));
      window.history().showLive(log);
      QTRY_VERIFY_WITH_TIMEOUT(window.evening().live(), 20000);

      past.press(Qt::Key_F1);
      QTRY_VERIFY_WITH_TIMEOUT(window.home().mayResume(), 20000);
      QVERIFY(shown("howItWent") && shown("sample"));
      QCOMPARE(clipped(), QString());
      QSignalSpy started(&window.home(), &HomeModel::started);
      QCOMPARE(window.window()->activeFocusItem()->objectName(), QString("goOn"));
      window.evening().show(*openNight(cut(log, 104), false));  // another night was opened since
      QMetaObject::invokeMethod(window.part("howItWent"), "clicked");
      QCOMPARE(past.page(), QString("evening"));
      QVERIFY(window.evening().live());
      QVERIFY(shown("newNight"));
      QCOMPARE(clipped(), QString());

      past.press(Qt::Key_F2);
      QCOMPARE(past.page(), QString("table"));
      QVERIFY(shown("newNight") && shown("howItWent"));
      QCOMPARE(clipped(), QString());
      window.showPage("score");
      QVERIFY(shown("newNight") && shown("howItWent"));
      QCOMPARE(clipped(), QString());
      past.press(Qt::Key_F1);
      past.press(Qt::Key_Space);  // the unfinished night
      QCOMPARE(started.count(), 1);
      QCOMPARE(started[0][0].value<NightRequest>().resume, std::int64_t{2});
    }
    QCoreApplication::removeTranslator(&words);
  }
};

QTEST_MAIN(EndedNightTest)
#include "tst_ended_night.moc"
