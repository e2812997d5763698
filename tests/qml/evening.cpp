#include "evening.h"

#include <QAccessible>
#include <QJSValue>

namespace lk::test {

Evening::Evening(const app::WindowFiles& files, std::string_view game)
    : HandEnteredNight(game), window(kit(), files) {
  const Outcome<Done> loaded = window.load();
  if (!loaded) qFatal("%s", loaded.fault().text().c_str());
  window.settings().setMotion(false);
  window.settings().setSounds(false);
  window.settings().setShowDuels(false);
  window.firstSteps().show(false);
  listenTo(window.table());
}

Evening::~Evening() = default;

void Evening::begin(const std::string& options) {
  HandEnteredNight::begin(options);
  window.showPage("table");
}

void Evening::press(Qt::Key key) {
  QTest::keyClick(window.window(), key);
  QCoreApplication::processEvents();
}

void Evening::reach(const char* name) {
  waitUntilMade(*window.window());
  for (int i = 0; i < 80; ++i) {
    const QQuickItem* focused = window.window()->activeFocusItem();
    if (focused && focused->objectName() == QLatin1String(name)) return;
    press(Qt::Key_Tab);
  }
  QFAIL(name);
}

void Evening::activate() {
  window.window()->requestActivate();
  QVERIFY(QTest::qWaitForWindowActive(window.window()));
  waitUntilMade(*window.window());
}

QVariant valueOf(const app::WindowEngine& window, const QString& name, const char* property) {
  QObject* part = nullptr;
  if (!QTest::qWaitFor([&] { return (part = window.part(name)) != nullptr; })) {
    QTest::qFail(qPrintable(name + " is not on the page"), __FILE__, __LINE__);
    return {};
  }
  return part->property(property);
}

void findClipped(QQuickItem* item, QStringList& clipped, QRectF room) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
  if (item->inherits("QQuickAbstractButton")) room = here;
  if (item->inherits("QQuickText")) {
    const bool truncated = item->property("truncated").toBool();
    const bool wide = item->property("contentWidth").toReal() > item->width() + 1.5;
    const bool high = item->property("contentHeight").toReal() > item->height() + 1.5;
    const bool beyond = !here.isEmpty() && !item->property("text").toString().isEmpty() &&
                        item->rotation() == 0 && !room.adjusted(-1.5, -1.5, 1.5, 1.5).contains(here);
    if (beyond || truncated || (wide && item->width() > 0) || (high && item->height() > 0))
      clipped += item->property("text").toString() + QString(" (%1 x %2 in %3 x %4%5)")
                                                         .arg(item->property("contentWidth").toReal())
                                                         .arg(item->property("contentHeight").toReal())
                                                         .arg(item->width())
                                                         .arg(item->height())
                                                         .arg(beyond ? ", beyond its room" : "");
  }
  for (QQuickItem* child : item->childItems())
    findClipped(child, clipped, item->inherits("QQuickFlickable") ? kAnywhere : room);
}

qreal lettersOf(const QQuickItem& text) {
  const QRectF one = text.mapRectToScene(QRectF(0, 0, 1, 1));
  return text.property("fontInfo").value<QJSValue>().property("pixelSize").toNumber() *
         std::max(one.width(), one.height());
}

/// Letters of captions, and of answers in their row, in pixels at 1280 x 720.
constexpr qreal kMinCaption = 12;
constexpr qreal kMinAnswer = 15;

void findSmall(const QQuickItem* item, qreal least, QStringList& small) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const QByteArray kind = item->metaObject()->className();
  for (const char* nearby : {"KeyHint", "EntryPanel", "QQuickOverlay"})
    if (kind.startsWith(nearby)) return;
  // A card's caption and a player's narrow column are as large as their room, and so is what stands below the
  // question; a touch enlarges the card.
  for (const char* narrow : {"BoardZone", "SeatStrip", "DiceCup", "NextStep"})
    if (kind.startsWith(narrow)) least = std::min(least, kMinCaption);
  if (kind.startsWith("ChoiceTile")) least = std::min(least, kMinAnswer);
  if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
    if (const qreal letters = lettersOf(*item); letters < least - 0.01)
      small += QString("%1 (%2 pixels)").arg(item->property("text").toString()).arg(letters);
  for (const QQuickItem* child : item->childItems()) findSmall(child, least, small);
}

void findNameless(QQuickItem* item, QStringList& nameless) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const bool scope = item->isFocusScope() && !item->activeFocusOnTab();
  if (item->isEnabled() && !scope && (item->activeFocusOnTab() || item->inherits("QQuickAbstractButton"))) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
    const bool role = accessible && accessible->role() != QAccessible::NoRole;
    if (!role || accessible->text(QAccessible::Name).trimmed().isEmpty())
      nameless += QString("%1 '%2' at %3, %4: %5")
                      .arg(item->metaObject()->className(), item->objectName())
                      .arg(item->mapToScene({}).x())
                      .arg(item->mapToScene({}).y())
                      .arg(!accessible ? "not heard at all"
                           : role      ? "without a name"
                                       : "without a role");
  }
  for (QQuickItem* child : item->childItems()) findNameless(child, nameless);
}

void eachDialog(QQuickWindow& window, const std::function<void(const QString& name)>& opened) {
  for (QObject* dialog : window.property("shown").value<QObject*>()->findChildren<QObject*>()) {
    if (!QByteArray(dialog->metaObject()->className()).startsWith("OnDemand_")) continue;
    QVERIFY(QMetaObject::invokeMethod(dialog, "open"));
    QTRY_VERIFY(dialog->property("opened").toBool());
    opened(dialog->objectName());
    QVERIFY(QMetaObject::invokeMethod(dialog, "close"));
    QTRY_VERIFY(!dialog->property("opened").toBool());
  }
}

QList<QQuickItem*> partsBy(QQuickItem* item, const char* kind) {
  QList<QQuickItem*> found;
  if (!item->isVisible()) return found;
  if (QByteArray(item->metaObject()->className()).startsWith(kind)) found += item;
  for (QQuickItem* child : item->childItems()) found += partsBy(child, kind);
  return found;
}

}  // namespace lk::test
