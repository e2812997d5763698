// Tests every page as a screen reader sees it: every control is in the accessible tree with name and role,
// and Tab visits each control once and wraps around.
#include <QAccessible>
#include <QRegularExpression>

#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

QString called(const QQuickItem* item) {
  return QString("%1 '%2' %3")
      .arg(QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0), item->objectName(),
           item->property("text").toString());
}

/// Collects all items of the accessible tree, from the window down.
void collectTree(QAccessibleInterface* from, QSet<QQuickItem*>& tree) {
  if (!from || from->state().invisible) return;
  if (auto* item = qobject_cast<QQuickItem*>(from->object())) tree += item;
  for (int i = 0; i < from->childCount(); ++i) collectTree(from->child(i), tree);
}

/// Collects the items at which Tab stops, unless covered.
void collectStops(QQuickItem* item, QSet<QQuickItem*>& stops) {
  if (!item->isVisible() || !item->isEnabled()) return;
  if (item->activeFocusOnTab()) stops += item;
  for (QQuickItem* child : item->childItems()) collectStops(child, stops);
}

/// Returns the roles that are right for a control.
bool fits(const QQuickItem* item, QAccessible::Role role) {
  if (item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit"))
    return role == QAccessible::EditableText;
  if (QByteArray(item->metaObject()->className()).startsWith("PageTab_")) return role == QAccessible::PageTab;
  if (item->inherits("QQuickComboBox")) return role == QAccessible::ComboBox;
  if (item->inherits("QQuickSlider")) return role == QAccessible::Slider;
  static const QList<QAccessible::Role> kPressed{QAccessible::Button, QAccessible::CheckBox,
                                                 QAccessible::RadioButton, QAccessible::PageTab,
                                                 QAccessible::ListItem};
  if (item->inherits("QQuickAbstractButton")) return kPressed.contains(role);
  static const QList<QAccessible::Role> kReached{
      QAccessible::List,     QAccessible::Table,  QAccessible::Pane,     QAccessible::ComboBox,
      QAccessible::Grouping, QAccessible::Slider, QAccessible::ListItem, QAccessible::Document,
      QAccessible::Canvas,   QAccessible::Graphic};
  return kReached.contains(role);
}

/// A name describes the control, without the key that presses it, and begins with no symbol.
bool isName(const QString& name, const QQuickItem* item) {
  static const QRegularExpression kOnlyKey(
      QStringLiteral("^(Enter|Esc|Del|Space|Tab|F\\d+|Ctrl.*|[^\\p{L}\\p{N}].*|)$"));
  const QString key = item->property("key").toString();
  return !kOnlyKey.match(name.trimmed()).hasMatch() && (key.isEmpty() || name.trimmed() != key);
}

QStringList named(const QString& page, const QStringList& faults) {
  QStringList out;
  for (const QString& fault : faults) out += page + ": " + fault;
  return out;
}

}  // namespace

class TestAccessiblePages : public QuietTest {
  Q_OBJECT

 private slots:
  /// Simulates a running screen reader: controls then report their roles anew.
  void initTestCase() { QAccessible::setActive(true); }

  void allControlsAreInTheAccessibleTree_data() { everyPage(); }
  void allControlsAreInTheAccessibleTree() {
    onPageAndDialogs([](Evening& evening) { return treeFaults(evening); });
  }

  void tabReachesEveryControlOnce_data() { everyPage(); }
  void tabReachesEveryControlOnce() {
    onPageAndDialogs([](Evening& evening) { return tabFaults(evening); });
  }

  /// The choice made is announced, and the choices that follow.
  void theChosenOptionIsAnnounced() {
    Evening evening;
    evening.window.showPage("settings");
    settle(*evening.window.window());
    const auto names = [&] {
      QStringList chosen;
      for (QQuickItem* row : partsBy(evening.window.window()->contentItem(), "SettingRow_"))
        for (QQuickItem* button : partsBy(row, "ActionButton_"))
          if (QAccessible::queryAccessibleInterface(button)->state().checked)
            chosen += QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
      return chosen;
    };
    QVERIFY2(names().contains("Text size: Normal"), qPrintable(names().join(", ")));
    evening.window.settings().setLargeText(true);
    settle(*evening.window.window());
    QVERIFY2(names().contains("Text size: Large"), qPrintable(names().join(", ")));
    QVERIFY2(!names().contains("Text size: Normal"), qPrintable(names().join(", ")));
  }

 private:
  static void everyPage() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  static void onPageAndDialogs(const std::function<QStringList(Evening&)>& look) {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage(page);
    evening.activate();
    settle(*evening.window.window());
    QStringList faults = named(page, look(evening));
    eachDialog(*evening.window.window(), [&](const QString& dialog) {
      settle(*evening.window.window());
      faults += named(dialog, look(evening));
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  }

  /// Returns what can be reached now: of an open dialog, else of the window.
  static QSet<QQuickItem*> stopsOf(Evening& evening) {
    QQuickItem* from = evening.window.window()->contentItem();
    for (QQuickItem* overlay : partsBy(from, "QQuickOverlay"))
      for (QQuickItem* popup : overlay->childItems())
        if (popup->isVisible() && popup->inherits("QQuickPopupItem")) from = popup;
    QSet<QQuickItem*> stops;
    collectStops(from, stops);
    return stops;
  }

  static QStringList treeFaults(Evening& evening) {
    QSet<QQuickItem*> tree;
    collectTree(QAccessible::queryAccessibleInterface(evening.window.window()), tree);
    QStringList faults;
    for (QQuickItem* item : stopsOf(evening)) {
      QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
      if (!accessible || !tree.contains(item)) {
        faults += called(item) + " is not in the tree";
        continue;
      }
      const QString name = accessible->text(QAccessible::Name);
      if (!isName(name, item)) faults += QString("%1 is called '%2'").arg(called(item), name);
      if (!fits(item, accessible->role()))
        faults += QString("%1 has the role %2").arg(called(item)).arg(accessible->role());
      if (!accessible->state().focusable) faults += called(item) + " does not say that it takes the keyboard";
    }
    return faults;
  }

  static QStringList tabFaults(Evening& evening) {
    const QSet<QQuickItem*> stops = stopsOf(evening);
    if (stops.isEmpty()) return {};
    // A list is one Tab stop: its row has the focus.
    const auto focused = [&] {
      QQuickItem* item = evening.window.window()->activeFocusItem();
      if (stops.contains(item)) return item;
      for (QQuickItem* around = item; around; around = around->parentItem())
        if (around->inherits("QQuickListView") && stops.contains(around)) return around;
      return item;
    };
    evening.press(Qt::Key_Tab);
    QList<QQuickItem*> order;
    QStringList faults;
    while (order.size() <= 2 * stops.size() && !(!order.isEmpty() && focused() == order.front())) {
      if (order.contains(focused())) {
        QStringList names;
        for (const QQuickItem* each : order) names += called(each);
        faults += called(focused()) + " is come by again before the first: " + names.join(", ");
        break;
      }
      order += focused();
      evening.press(Qt::Key_Tab);
    }
    for (QQuickItem* stop : stops)
      if (!order.contains(stop)) faults += called(stop) + " is never come by";
    for (QQuickItem* stop : order)
      if (!stops.contains(stop)) faults += called(stop) + " is come by, and is no stop";
    // Backwards in the same order.
    for (qsizetype i = order.size() - 1; i >= 0 && faults.isEmpty(); --i) {
      QTest::keyClick(evening.window.window(), Qt::Key_Backtab, Qt::ShiftModifier);
      QCoreApplication::processEvents();
      if (focused() != order[i])
        faults += QString("back from %1 is %2").arg(called(order[i]), called(focused()));
    }
    return faults;
  }
};

QTEST_MAIN(TestAccessiblePages)
#include "tst_accessible_pages.moc"
