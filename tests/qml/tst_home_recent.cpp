// Tests that Home shows who played last and the results of the latest nights.
#include <QTemporaryDir>

#include "app/develop/shots/shots_history.h"
#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestHomeRecent : public QuietTest {
  Q_OBJECT

 private slots:
  void theLastNightsLeadToHowTheyWent() {
    const QTemporaryDir folder;
    const std::string nights = folder.filePath("nights.lkdb").toStdString();
    QVERIFY(keepPastNights(nights, LK_ROOT "/samples"));
    Evening evening({.nights = nights});
    QQuickWindow& window = *evening.window.window();
    HomeModel& home = evening.window.home();
    QTRY_COMPARE_WITH_TIMEOUT(home.recentNights().size(), 2, 20000);  // the third is unfinished
    QCOMPARE(home.recentPlayers(), (QStringList{"Ann", "Ben", "Cleo"}));
    const auto newest = home.recentNights().front();
    QCOMPARE(newest.who, QString("Ann, Ben"));
    for (const bool large : {false, true}) {
      evening.window.settings().setLargeText(large);
      settle(window);
      QVERIFY(noneOf(layoutFaults(window)));
    }
    QObject* button = evening.window.part("night-" + QString::number(newest.night));
    QVERIFY(button);
    QMetaObject::invokeMethod(button, "clicked");
    QCOMPARE(window.property("page").toString(), QString("evening"));
    QTRY_VERIFY_WITH_TIMEOUT(!evening.window.evening().busy() && evening.window.evening().finished(), 20000);
  }
};

QTEST_MAIN(TestHomeRecent)
#include "tst_home_recent.moc"
