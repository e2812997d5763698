// Where a picture of a given size lies inside a rectangle when it is shown whole.
#pragma once

#include <QRectF>
#include <QSizeF>

namespace lk::app {

/// Centred, as large as fits, never distorted. Empty when either is.
inline QRectF fitted(QSizeF picture, const QRectF& bounds) {
  if (picture.isEmpty() || bounds.isEmpty()) return {};
  const QSizeF size = picture.scaled(bounds.size(), Qt::KeepAspectRatio);
  return {bounds.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

}  // namespace lk::app
