// Tests what a screen reader announces while arrows move through lists and values.
#include <algorithm>

#include <QAccessible>

#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

QString announced(Evening& evening, QAccessible::Text what) {
  QAccessibleInterface* accessible =
      QAccessible::queryAccessibleInterface(evening.window.window()->activeFocusItem());
  return accessible ? accessible->text(what) : QString();
}

/// Returns focusable items without an accessible name or role.
QStringList unannounced(QQuickItem* item) {
  QStringList found;
  if (!item->isVisible()) return found;
  if (item->activeFocusOnTab() && item->isEnabled()) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
    const QString name = accessible ? accessible->text(QAccessible::Name) : QString();
    const bool hasText =
        std::any_of(name.begin(), name.end(), [](QChar sign) { return sign.isLetterOrNumber(); });
    if (!hasText || accessible->role() == QAccessible::NoRole || accessible->role() == QAccessible::Client)
      found += QStringLiteral("%1 %2 in %3")
                   .arg(item->metaObject()->className(), item->objectName(),
                        item->parentItem() ? item->parentItem()->metaObject()->className() : "");
  }
  for (QQuickItem* child : item->childItems()) found += unannounced(child);
  return found;
}

}  // namespace

class TestWindowAnnouncements : public QuietTest {
  Q_OBJECT

 private slots:
  void everythingTheKeyboardReachesIsAnnounced_data() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  void everythingTheKeyboardReachesIsAnnounced() {
    QFETCH(QString, page);
    Evening evening;
    for (const bool begun : {false, true}) {
      if (begun) evening.begin();
      evening.window.showPage(page);
      settle(*evening.window.window());
      const QStringList found = unannounced(evening.window.window()->contentItem());
      QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
    }
  }

  void thePositionInAListIsAnnounced_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("list");
    QTest::newRow("rules") << "rules"
                           << "ruleList";
    QTest::newRow("cards") << "cards"
                           << "cardList";
    QTest::newRow("lessons") << "learn"
                             << "lessonList";
  }
  void thePositionInAListIsAnnounced() {
    QFETCH(QString, page);
    QFETCH(QString, list);
    Evening evening;
    evening.window.showPage(page);
    settle(*evening.window.window());
    evening.activate();
    auto* item = qobject_cast<QQuickItem*>(evening.window.part(list));
    QVERIFY(item);
    item->forceActiveFocus();
    QStringList names;
    for (int i = 0; i < 3; ++i) {
      const QString now = announced(evening, QAccessible::Name);
      QVERIFY2(!now.isEmpty() && !names.contains(now), qPrintable(now));
      names += now;
      evening.press(Qt::Key_Down);
      settle(*evening.window.window());
    }
  }

  void theValueOfAChooserIsAnnounced() {
    Evening evening;
    CameraList& cameras = evening.window.cameras();
    cameras.list({{0, "Inner Camera"}, {2, "C920"}});
    evening.window.showPage("settings");
    evening.activate();
    evening.reach("camera-setting");
    const QString before = cameras.chosenName();
    QCOMPARE(announced(evening, QAccessible::Description), before);
    evening.press(Qt::Key_Down);
    QVERIFY(cameras.chosenName() != before);
    QCOMPARE(announced(evening, QAccessible::Description), cameras.chosenName());
  }

  // Applies to open choices: secrets are never read aloud.
  void aPickedCardIsAnnounced() {
    Evening evening;
    evening.begin();
    evening.activate();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      evening.take({*readJson(line, "test")});
    TableModel& table = evening.window.table();
    evening.press(Qt::Key_1);
    QVERIFY(table.entry() == "cards" && !table.entrySecret());
    for (int at = 0; at < 2; ++at) {
      const QString name = table.entryCards()[at].name;
      QVERIFY2(announced(evening, QAccessible::Name).startsWith(name), qPrintable(name));
      evening.press(Qt::Key_Right);
    }
  }
};

QTEST_MAIN(TestWindowAnnouncements)
#include "tst_window_announcements.moc"
