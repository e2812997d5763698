// Tests a screen with doubled scale: the window may be as small as elsewhere, and its pages are the same in
// pixels of the screen.
#include "app/window/shared/pages.h"
#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestScaledWindow : public QuietTest {
  Q_OBJECT

 private slots:
  void theSmallestWindowIsUsable() {
    Evening evening;
    QQuickWindow& window = *evening.window.window();
    QCOMPARE(window.devicePixelRatio(), 2.0);
    QCOMPARE(window.minimumSize(), QSize(400, 240));
    window.resize(window.minimumSize());
    evening.begin();
    QStringList faults;
    for (const PageInfo& page : pages()) {
      evening.window.showPage(page.name);
      settle(window);
      for (const QString& fault : layoutFaults(window)) faults += QString("%1: %2").arg(page.name, fault);
    }
    QVERIFY(noneOf(faults));
  }
};

int main(int argc, char** argv) {
  qputenv("QT_SCALE_FACTOR", "2");
  QGuiApplication app(argc, argv);
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  TestScaledWindow test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_scaled_window.moc"
