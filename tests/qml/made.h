// Whether all of a window is there: pictures are drawn in threads of their own, long forms made bit by bit.
#pragma once

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace lk::test {

/// Whether a visible picture of a card is still being drawn, or a part of a page still being made.
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

/// Waits until the page that is shown is made and laid out, what is worked out from its layout included.
inline void settle(QQuickWindow& window) {
  waitUntilMade(window);
  window.grabWindow();
  QCoreApplication::processEvents();
  window.grabWindow();
}

}  // namespace lk::test
