// Waits for complete windows: pictures are drawn in threads of their own, long forms are built in steps.
#pragma once

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace lk::test {

/// Returns whether a visible picture of a card is still being drawn, or a part of a page still being created.
inline bool anyLoading(const QQuickItem* item) {
  constexpr int kLoading = 2;  // Image.Loading, Loader.Loading
  if (!item->isVisible()) return false;
  if ((item->inherits("QQuickImage") || item->inherits("QQuickLoader")) &&
      (item->property("status").toInt() == kLoading || item->property("pending").toBool()))
    return true;
  const QList<QQuickItem*> children = item->childItems();
  return std::any_of(children.begin(), children.end(), anyLoading);
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
