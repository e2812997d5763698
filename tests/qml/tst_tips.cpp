// Tests that every control with a key shows it, on itself or in its tool tip: buttons, tiles, tabs and rows.
#include <algorithm>

#include <QGuiApplication>
#include <QStyleHints>

#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

QQuickItem* tipOf(const QQuickItem* item) {
  for (QQuickItem* child : item->childItems())
    if (QByteArray(child->metaObject()->className()).startsWith("Tip_")) return child;
  return nullptr;
}

/// Returns whether the key stands on the control.
bool bears(const QQuickItem* item, const QString& key) {
  const QList<QQuickItem*> children = item->childItems();
  return std::any_of(children.begin(), children.end(), [&](const QQuickItem* child) {
    return child->isVisible() && (child->property("text").toString() == key || bears(child, key));
  });
}

/// Collects controls with a key that is shown nowhere; `shown` counts those with it.
void findWithoutTip(QQuickItem* item, QStringList& without, int& shown) {
  if (!item->isVisible()) return;
  const QString key = item->property("key").toString();
  if (item->inherits("QQuickAbstractButton") && !key.isEmpty()) {
    const QQuickItem* tip = tipOf(item);
    if (bears(item, key) || (tip && tip->property("text").toString().contains(key)))
      ++shown;
    else
      without +=
          QString("%1 '%2' %3").arg(item->metaObject()->className(), item->property("text").toString(), key);
  }
  for (QQuickItem* child : item->childItems()) findWithoutTip(child, without, shown);
}

}  // namespace

class TestTips : public QuietTest {
  Q_OBJECT

 private slots:
  void everyKeyIsShown_data() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  void everyKeyIsShown() {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    evening.window.showPage(page);
    settle(*evening.window.window());
    QStringList without;
    int shown = 0;
    findWithoutTip(evening.window.window()->contentItem(), without, shown);
    QVERIFY2(without.isEmpty(), qPrintable(without.join('\n')));
    QVERIFY(shown >= 6);  // at least the tabs
  }

  void cardsAreEnteredByTheirKeys() {
    Evening evening;
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      evening.take({*readJson(line, "test")});
    evening.window.table().choose(0);
    settle(*evening.window.window());
    QStringList without;
    int shown = 0;
    for (QQuickItem* pick : partsBy(evening.window.window()->contentItem(), "PickButton_"))
      findWithoutTip(pick, without, shown);
    QVERIFY2(without.isEmpty(), qPrintable(without.join('\n')));
    QVERIFY2(shown >= 4, qPrintable(QString::number(shown)));
  }

  /// A tip would cover the cards above the answers.
  void anAnswerThatShowsItsKeyHasNoTip() {
    Evening evening;
    evening.begin();
    evening.activate();
    const QList<QQuickItem*> tiles = partsBy(evening.window.window()->contentItem(), "ChoiceTile_");
    QVERIFY(!tiles.isEmpty());
    for (const QQuickItem* tile : tiles) {
      QVERIFY(bears(tile, tile->property("key").toString()));
      QVERIFY(!tipOf(tile));
    }
  }

  void aTileUnderThePointerTellsItsKey() {
    QGuiApplication::styleHints()->setUseHoverEffects(true);
    Evening evening;
    evening.window.showPage("home");
    evening.activate();
    QList<QQuickItem*> tiles = partsBy(evening.window.window()->contentItem(), "HomeTile_");
    tiles.removeIf([](const QQuickItem* tile) { return tile->property("key").toString().isEmpty(); });
    QVERIFY(!tiles.isEmpty());
    const QPointF middle =
        tiles.front()->mapToScene({tiles.front()->width() / 2, tiles.front()->height() / 2});
    QTest::mouseMove(evening.window.window(), QPoint(2, 2));
    QTest::mouseMove(evening.window.window(), middle.toPoint());
    QTRY_VERIFY(tiles.front()->property("hovered").toBool());
    const QObject* tip = tipOf(tiles.front());
    QVERIFY(tip);
    QTRY_VERIFY(tip->property("item").value<QObject*>() &&
                tip->property("item").value<QObject*>()->property("visible").toBool());
    QVERIFY(tip->property("text").toString().contains(tiles.front()->property("key").toString()));
  }
};

QTEST_MAIN(TestTips)
#include "tst_tips.moc"
