// Tests that pages are created in steps, and that a page opened by the program blocks nobody.
#include <QQmlIncubationController>
#include <QSignalSpy>

#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestPageCreation : public QuietTest {
  Q_OBJECT

 private slots:
  void aPageOpenedLaterGivesWayToTheUser() {
    Evening evening;
    evening.begin();
    QQuickWindow& window = *evening.window.window();
    const auto page = [&] { return window.property("page").toString(); };
    const auto bring = [&](const QString& name) {
      QMetaObject::invokeMethod(&window, "openPageLater", Q_ARG(QString, name));
    };
    bring("duel");
    QCOMPARE(page(), QString("table"));
    QTRY_COMPARE(page(), QString("duel"));
    bring("table");
    QTRY_COMPARE(page(), QString("table"));
    // A page requested meanwhile is shown, and the other one does not open.
    bring("duel");
    evening.window.showPage("rules");
    QCOMPARE(page(), QString("rules"));
    QTest::qWait(300);
    QCOMPARE(page(), QString("rules"));
    // The same if its cause is undone, or if the user stays where they are.
    evening.window.showPage("table");
    bring("duel");
    QMetaObject::invokeMethod(&window, "takeBack");
    bring("evening");
    evening.window.showPage("table");
    QTest::qWait(300);
    QCOMPARE(page(), QString("table"));
  }

  void partsOfANightAreCreatedInSteps() {
    Evening evening;
    evening.begin(R"({})");
    evening.window.showPage("home");
    evening.window.showPage("table");
    QQuickItem* shown = evening.window.window()->contentItem();
    QList<QQuickItem*> parts = partsBy(shown, "BoardArea");
    for (QQuickItem* column : partsBy(shown, "SeatColumn")) parts += partsBy(column, "QQuickLoader");
    QCOMPARE(parts.size(), 3);
    for (const QQuickItem* part : parts) QVERIFY(part->property("active").toBool());
    for (const QQuickItem* part : parts) QVERIFY(!part->property("item").value<QQuickItem*>());
    waitUntilMade(*evening.window.window());
    for (const QQuickItem* part : parts) QVERIFY(part->property("item").value<QQuickItem*>());
  }

  // A new night replaces the seats while the table is still being created, at a moment that varies. In Qt 6.4
  // that leaves views behind that point to memory which was given back.
  void aNightReplacedDuringCreationLeavesNothingHalfMade() {
    Evening evening;
    evening.begin(R"({})");
    QQuickWindow& window = *evening.window.window();
    QQmlIncubationController* creating = window.incubationController();
    const Moment night = evening.session.now();
    for (int steps = 0; steps < 40; ++steps) {
      evening.window.showPage("home");
      evening.window.showPage("table");
      for (int i = 0; i < steps; ++i) creating->incubateFor(0);
      evening.window.table().beginNight(night.night);
      evening.window.table().show(night);
      for (int i = 0; i < steps % 7; ++i) creating->incubateFor(0);
      evening.window.table().beginNight(night.night);
      QCOMPARE(creating->incubatingObjectCount(), 0);
      evening.window.table().show(night);
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // pages that were left
    }
  }

  // Views keep their rows while a night goes on.
  void aNightMayGoOnDuringCreation() {
    Evening evening;
    std::vector<Moment> moments;
    evening.begin(R"({})");
    moments.push_back(evening.session.now());
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})"}) {
      evening.take({*readJson(line, "test")});
      moments.push_back(evening.session.now());
    }
    QQmlIncubationController* creating = evening.window.window()->incubationController();
    for (int steps = 0; steps < 40; ++steps) {
      evening.window.showPage("home");
      evening.window.showPage("table");
      for (std::size_t moment = 0; moment < 8; ++moment) {
        for (int i = 0; i < steps; ++i) creating->incubateFor(0);
        evening.window.table().show(moments[moment % moments.size()]);
      }
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // pages that were left
    }
  }

  // Whatever happens finds complete views: a key, a result from another thread.
  void whatIsBeingCreatedIsCompletedFirst() {
    Evening evening;
    evening.begin(R"({})");
    QQuickWindow& window = *evening.window.window();
    QQmlIncubationController* creating = window.incubationController();
    const auto leave = [&] {
      evening.window.showPage("home");
      evening.window.showPage("table");
    };
    leave();
    QVERIFY(creating->incubatingObjectCount() > 0);
    QTest::keyClick(&window, Qt::Key_Shift);
    QCOMPARE(creating->incubatingObjectCount(), 0);
    leave();
    QVERIFY(creating->incubatingObjectCount() > 0);
    int left = -1;
    QMetaObject::invokeMethod(
        &evening.window.table(), [&] { left = creating->incubatingObjectCount(); }, Qt::QueuedConnection);
    QCoreApplication::sendPostedEvents(&evening.window.table());
    QCOMPARE(left, 0);
  }

  void laterPartsAreCreatedInSteps() {
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

  // Frames are drawn while a part is still being created, at a moment that varies.
  void pagesCreatedInStepsAreLaidOut() {
    Evening evening;
    evening.begin();
    QQuickWindow& window = *evening.window.window();
    for (int wait = 0; wait < 6; ++wait)
      for (const PageInfo& page : pages()) {
        evening.window.showPage(page.name);
        QTRY_VERIFY_WITH_TIMEOUT((QTest::qWait(wait), window.grabWindow(), !anyLoading(window.contentItem())),
                                 20000);
        settle(window);
        QVERIFY2(isLaidOut(window.contentItem()), page.name);
      }
  }

  /// In Qt 6.4 a nested layout that is created in steps may stay at width 0 when the machine is busy: one
  /// page in twenty was, with ten started at once.
  void itemsCreatedInStepsLieInNoNestedLayout_data() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  void itemsCreatedInStepsLieInNoNestedLayout() {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage(page);
    waitUntilMade(*evening.window.window());
    QStringList nested;
    findNested(evening.window.window()->contentItem(), false, nested);
    QVERIFY2(nested.isEmpty(), qPrintable(nested.join('\n')));
  }

 private:
  static void findNested(const QQuickItem* item, bool bitByBit, QStringList& nested) {
    bitByBit = bitByBit || (item->inherits("QQuickLoader") && item->property("asynchronous").toBool());
    if (bitByBit && item->inherits("QQuickLayout") && item->parentItem()->inherits("QQuickLayout"))
      nested += QString("%1 within %2 of %3")
                    .arg(item->metaObject()->className(), item->parentItem()->metaObject()->className(),
                         item->parentItem()->parentItem()->metaObject()->className());
    for (const QQuickItem* child : item->childItems()) findNested(child, bitByBit, nested);
  }
  static bool isLaidOut(const QQuickItem* item) {
    if (!item->isVisible()) return true;
    if (item->inherits("QQuickRowLayout") && !standsInOrder(item, &QQuickItem::x, &QQuickItem::width))
      return false;
    if (item->inherits("QQuickColumnLayout") && !standsInOrder(item, &QQuickItem::y, &QQuickItem::height))
      return false;
    const QList<QQuickItem*> parts = item->childItems();
    return std::all_of(parts.begin(), parts.end(), isLaidOut);
  }
  using Length = double (QQuickItem::*)() const;
  /// No part of a row or column starts before the end of the previous one.
  static bool standsInOrder(const QQuickItem* items, Length place, Length length) {
    double end = 0;
    for (const QQuickItem* item : items->childItems()) {
      if (!item->isVisible() || (item->*length)() <= 0) continue;
      if ((item->*place)() < end - 1) return false;
      end = (item->*place)() + (item->*length)();
    }
    return true;
  }
};

QTEST_MAIN(TestPageCreation)
#include "tst_page_creation.moc"
