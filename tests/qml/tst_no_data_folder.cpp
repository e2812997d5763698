// Tests that without a writable data folder the window shows a message, and closes after it.
#include "app/window/error_window.h"
#include "quiet_test.h"

class NoDataFolderTest : public lk::test::QuietTest {
  Q_OBJECT

 private slots:
  void theErrorIsShownUntilItIsClosed() {
    QString text;
    QTimer looking;
    connect(&looking, &QTimer::timeout, this, [&] {
      for (QWindow* window : QGuiApplication::topLevelWindows()) {
        const auto* words = window->findChild<QObject*>("error");
        if (!words || !window->isVisible()) continue;
        text = words->property("text").toString();
        QMetaObject::invokeMethod(window->findChild<QObject*>("closeError"), "clicked");
      }
    });
    looking.start(20);
    QCOMPARE(lk::app::showStartError({"/nowhere", 0, "cannot be created, so nothing can be saved",
                                      "create it, or free some space"}),
             2);
    QVERIFY2(text.contains("nothing can be saved") && text.contains("free some space"), qPrintable(text));
  }
};

QTEST_MAIN(NoDataFolderTest)
#include "tst_no_data_folder.moc"
