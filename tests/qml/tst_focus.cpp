// Tests the keyboard focus on every page.
#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestFocus : public QuietTest {
  Q_OBJECT

 private slots:
  /// The focus frame is never cut off, with large text either.
  void focusIsShownWhole_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("large");
    for (const PageInfo& page : pages())
      for (const bool large : {false, true})
        QTest::addRow("%s%s", page.name, large ? " large" : "") << QString(page.name) << large;
  }
  void focusIsShownWhole() {
    QFETCH(QString, page);
    QFETCH(bool, large);
    Evening evening;
    evening.window.settings().setLargeText(large);
    evening.begin();
    evening.window.showPage(page);
    settle(*evening.window.window());
    evening.activate();
    QStringList cut;
    for (int i = 0; i < 30; ++i) {
      evening.press(Qt::Key_Tab);
      const QQuickItem* focused = evening.window.window()->activeFocusItem();
      const QList<QQuickItem*> rings =
          focused ? partsBy(const_cast<QQuickItem*>(focused), "FocusRing") : QList<QQuickItem*>();
      for (const QQuickItem* ring : rings) {
        const QRectF here = ring->mapRectToScene(ring->boundingRect()).adjusted(1, 1, -1, -1);
        bool whole = QRectF(0, 0, 1280, 720).contains(here);
        for (QQuickItem* around = ring->parentItem(); around; around = around->parentItem())
          if (around->clip()) whole = whole && around->mapRectToScene(around->boundingRect()).contains(here);
        if (!whole) cut += QString("%1 '%2'").arg(i).arg(focused->property("text").toString());
      }
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join("; ")));
  }
};

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
