// Fits a picture into a rectangle without cropping it.
#pragma once

#include <QRectF>
#include <QSizeF>

namespace lk::app {

/// Returns the centred rectangle, as large as fits, with the aspect ratio of `picture`. Empty if either is
/// empty.
inline QRectF fitted(QSizeF picture, const QRectF& bounds) {
  if (picture.isEmpty() || bounds.isEmpty()) return {};
  const QSizeF size = picture.scaled(bounds.size(), Qt::KeepAspectRatio);
  return {bounds.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

}  // namespace lk::app
