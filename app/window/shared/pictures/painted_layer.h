// An item painted over a picture. A QQuickPaintedItem keeps an image as large as the item and, without a
// graphics card, copies all of it on every paint. This class keeps only the painted area.
#pragma once

#include <QPainter>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// Call update() to paint again.
class PaintedLayer : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("what layers have in common")

 public:
  explicit PaintedLayer(QQuickItem* parent = nullptr);

 protected:
  /// Computes the layout. Returns the rectangle in which paint() paints, in item coordinates; painting
  /// outside it is clipped. If it is empty, paint() is not called.
  virtual QRectF layOut() = 0;
  /// Paints on a transparent ground, in item coordinates. Both functions are called while the window's thread
  /// waits.
  virtual void paint(QPainter& painter) const = 0;

  QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
};

}  // namespace lk::app
