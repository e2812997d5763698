// What is painted over a picture. QQuickPaintedItem keeps a picture of its own as large as the item, whatever
// is on it, and without a graphics card copies that with every painting: a layer holds no more than what is
// painted.
#pragma once

#include <QPainter>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// update() paints anew.
class PaintedLayer : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("what layers have in common")

 public:
  explicit PaintedLayer(QQuickItem* parent = nullptr);

 protected:
  /// Decides what stands where. Returns where paint() may paint, in the item's coordinates; what lies beyond
  /// is cut. Empty: nothing is to be seen, and paint() is not called.
  virtual QRectF layOut() = 0;
  /// In the item's coordinates, on nothing. Both are called while the window's thread waits.
  virtual void paint(QPainter& painter) const = 0;

  QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
};

}  // namespace lk::app
