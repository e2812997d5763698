// Pages are made a little at a time, and one that comes by itself holds nobody up.
#include <QSignalSpy>

#include "app/window/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestPagesMade : public QuietTest {
  Q_OBJECT

 private slots:
  void aPageThatComesByItselfHoldsNobodyUp() {
    Evening evening;
    evening.begin();
    QQuickWindow& window = *evening.window.window();
    const auto page = [&] { return window.property("page").toString(); };
    const auto bring = [&](const QString& name) {
      QMetaObject::invokeMethod(&window, "bringPage", Q_ARG(QString, name));
    };
    bring("duel");
    QCOMPARE(page(), QString("table"));
    QTRY_COMPARE(page(), QString("duel"));
    bring("table");
    QTRY_COMPARE(page(), QString("table"));
    // Whoever asks for a page meanwhile has it, and the other stays away.
    bring("duel");
    evening.window.showPage("rules");
    QCOMPARE(page(), QString("rules"));
    QTest::qWait(300);
    QCOMPARE(page(), QString("rules"));
    // So it does when what brought it is taken back, or people stay where they are.
    evening.window.showPage("table");
    bring("duel");
    QMetaObject::invokeMethod(&window, "takeBack");
    bring("evening");
    evening.window.showPage("table");
    QTest::qWait(300);
    QCOMPARE(page(), QString("table"));
  }

  void whatComesWithANightIsMadeALittleAtATime() {
    Evening evening;
    evening.begin(R"({})");
    evening.window.showPage("home");
    evening.window.showPage("table");
    QQuickItem* shown = evening.window.window()->contentItem();
    QList<QQuickItem*> parts = partsBy(shown, "PlacesArea");
    for (QQuickItem* column : partsBy(shown, "SeatColumn")) parts += partsBy(column, "QQuickLoader");
    QCOMPARE(parts.size(), 3);
    for (const QQuickItem* part : parts) QVERIFY(part->property("active").toBool());
    for (const QQuickItem* part : parts) QVERIFY(!part->property("item").value<QQuickItem*>());
    waitUntilMade(*evening.window.window());
    for (const QQuickItem* part : parts) QVERIFY(part->property("item").value<QQuickItem*>());
  }

  void whatComesLaterIsMadeALittleAtATime() {
    Evening evening;
    for (const char* page : {"rules", "cards", "settings"}) {
      evening.window.showPage(page);
      const QList<QQuickItem*> later = partsBy(evening.window.window()->contentItem(), "Later");
      QVERIFY2(!later.isEmpty(), page);
      for (QQuickItem* part : later) {
        QVERIFY2(part->property("pending").toBool(), page);
        part->setProperty("active", true);
        QVERIFY2(!part->property("item").value<QQuickItem*>(), page);
        QTRY_VERIFY2(part->property("item").value<QQuickItem*>(), page);
      }
    }
  }
};

QTEST_MAIN(TestPagesMade)
#include "tst_pages_made.moc"
