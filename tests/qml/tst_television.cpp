// The window for those who look on: on which screen it opens, and that it tells nothing of a duel before its
// time.
#include <QFile>
#include <QGuiApplication>
#include <QScreen>
#include <QTemporaryDir>

#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// An evening with a television.
struct Watched : Evening {
  QQuickWindow* television = nullptr;

  void lookOn() {
    QMetaObject::invokeMethod(window.window(), "toggleSpectators");
    QCoreApplication::processEvents();
    television = window.window()->findChild<QQuickWindow*>(QStringLiteral("spectators"));
    if (!television) qFatal("no television");
  }
};

}  // namespace

class TestTelevision : public QuietTest {
  Q_OBJECT

 private slots:
  void itLeavesThePlayersTheirScreen() {
    const QList<QScreen*> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    for (int players = 0; players < 2; ++players) {
      Watched evening;
      QQuickWindow& window = *evening.window.window();
      window.setScreen(screens[players]);
      window.setPosition(screens[players]->geometry().topLeft());
      QTRY_COMPARE(window.screen(), screens[players]);
      evening.lookOn();
      QCOMPARE(evening.television->screen(), screens[1 - players]);
      QCOMPARE(evening.television->visibility(), QWindow::FullScreen);
    }
  }
};

int main(int argc, char** argv) {
  // Two screens side by side.
  const QTemporaryDir folder;
  QFile screens(folder.filePath("screens.json"));
  if (!screens.open(QIODevice::WriteOnly)) return 1;
  screens.write(R"({"screens": [
    {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
    {"name": "television", "x": 1366, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
  screens.close();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
  QGuiApplication app(argc, argv);
  TestTelevision test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_television.moc"
