// Tests that without a writable data folder the window shows a message, and closes after it.
#include "app/window/trouble_window.h"
#include "quiet_test.h"

class TroubleWindowTest : public lk::test::QuietTest {
  Q_OBJECT

 private slots:
  void itSaysWhatIsWrongUntilItIsClosed() {
    QString said;
    QTimer looking;
    connect(&looking, &QTimer::timeout, this, [&] {
      for (QWindow* window : QGuiApplication::topLevelWindows()) {
        const auto* words = window->findChild<QObject*>("trouble");
        if (!words || !window->isVisible()) continue;
        said = words->property("text").toString();
        QMetaObject::invokeMethod(window->findChild<QObject*>("closeTrouble"), "clicked");
      }
    });
    looking.start(20);
    QCOMPARE(lk::app::showTrouble(
                 {"/nowhere", 0, "cannot be made, so nothing can be kept", "make it, or free some space"}),
             2);
    QVERIFY2(said.contains("nothing can be kept") && said.contains("free some space"), qPrintable(said));
  }
};

QTEST_MAIN(TroubleWindowTest)
#include "tst_trouble_window.moc"
