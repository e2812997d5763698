// Tests the list of mistakes after a night: looked for by a button, shown with the better move and its cost,
// and leading to the moment in the replay.
#include "past.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A short night that a player gives away without need.
NightLog givenAway() {
  NightLog log = cut(nightOf("magepunk/first-clash/transcript.jsonl"), 3);
  log.events.push_back({*readJson(R"({"e":"concede","seat":"A"})", "test")});
  log.info.events = static_cast<int>(log.events.size());
  log.info.finished = true;
  return log;
}

}  // namespace

class MistakesTest : public QuietTest {
  Q_OBJECT

 private slots:
  void mistakesAreLookedForAndLeadToTheReplay() {
    Past past;
    WindowEngine& window = past.window;
    window.mistakes().judgeBy({.rounds = 150, .again = 400});
    const NightLog log = givenAway();
    TableSession session(log.kit, vision::CardIndex({}));
    past.window.showPage("table");
    for (const rules::Event& event : log.events) window.table().show(*session.say(event));
    window.history().showLive(log);
    QTRY_VERIFY_WITH_TIMEOUT(window.evening().filled(), 20000);
    QVERIFY2(window.evening().live(), qPrintable(window.history().errorText()));
    window.showPage("evening");
    QTRY_COMPARE(window.mistakes().stage(), QString("ready"));
    QTRY_VERIFY(window.part("lookForMistakes"));
    QMetaObject::invokeMethod(window.part("lookForMistakes"), "clicked");
    QTRY_COMPARE_WITH_TIMEOUT(window.mistakes().stage(), QString("done"), 120000);
    const QList<MistakeRow> rows = window.mistakes().mistakes();
    QVERIFY(!rows.isEmpty());
    QCOMPARE(rows.front().event, static_cast<int>(log.events.size()) - 1);
    QVERIFY2(rows.front().better.startsWith("Better: "), qPrintable(rows.front().better));
    QVERIFY2(rows.front().cost.contains(QChar(0x00b1)), qPrintable(rows.front().cost));
    settle(*window.window());
    QStringList clipped;
    findClipped(window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    if (qEnvironmentVariableIsSet("LK_LOOK"))
      window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/mistakes.png");
    auto* watch = qobject_cast<QQuickItem*>(window.part("watchMistake0"));
    QVERIFY(watch && watch->isVisible());
    QMetaObject::invokeMethod(watch, "clicked");
    QTRY_COMPARE(past.page(), QString("replay"));
    QCOMPARE(window.replay().step(), rows.front().event);
  }
};

QTEST_MAIN(MistakesTest)
#include "tst_mistakes.moc"
