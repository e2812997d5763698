#include "app/window/shared/pictures/painted_layer.h"

#include <memory>

#include <QQuickWindow>
#include <QSGImageNode>

namespace lk::app {

PaintedLayer::PaintedLayer(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
}

void PaintedLayer::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  update();
}

QSGNode* PaintedLayer::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
  std::unique_ptr<QSGImageNode> layer(static_cast<QSGImageNode*>(node));
  const QRect area = layOut().toAlignedRect() & boundingRect().toAlignedRect();
  if (area.isEmpty()) return nullptr;  // `layer` deletes the old node
  const qreal ratio = window()->effectiveDevicePixelRatio();
  QImage canvas((QSizeF(area.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  canvas.setDevicePixelRatio(ratio);
  canvas.fill(Qt::transparent);
  QPainter painter(&canvas);
  painter.translate(-area.topLeft());
  paint(painter);
  painter.end();
  if (!layer) {
    layer.reset(window()->createImageNode());
    layer->setOwnsTexture(true);
  }
  layer->setTexture(window()->createTextureFromImage(canvas, QQuickWindow::TextureHasAlphaChannel));
  layer->setRect(area);
  return layer.release();
}

}  // namespace lk::app
