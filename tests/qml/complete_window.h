// Waits for complete windows: pictures are drawn in threads of their own, long forms are built in steps.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace lk::test {

/// Returns a visible picture of a card that is still being drawn, or a part of a page that is still being
/// created; nullptr if all are complete.
inline const QQuickItem* stillLoading(const QQuickItem* item) {
  constexpr int kLoading = 2;  // Image.Loading, Loader.Loading
  if (!item->isVisible()) return nullptr;
  if ((item->inherits("QQuickImage") || item->inherits("QQuickLoader")) &&
      (item->property("status").toInt() == kLoading || item->property("pending").toBool()))
    return item;
  for (const QQuickItem* child : item->childItems())
    if (const QQuickItem* found = stillLoading(child)) return found;
  return nullptr;
}

inline bool anyLoading(const QQuickItem* item) {
  return stillLoading(item) != nullptr;
}

inline void waitUntilMade(const QQuickWindow& window) {
  QTRY_VERIFY_WITH_TIMEOUT(!anyLoading(window.contentItem()), 20000);
}

/// Waits until the current page is complete and laid out, including what is computed from its layout.
inline void settle(QQuickWindow& window) {
  waitUntilMade(window);
  window.grabWindow();
  QCoreApplication::processEvents();
  window.grabWindow();
}

}  // namespace lk::test
