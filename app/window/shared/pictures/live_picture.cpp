#include "app/window/shared/pictures/live_picture.h"

#include <memory>

#include <QQuickWindow>
#include <QSGImageNode>

#include "app/window/shared/fitted.h"

namespace lk::app {

LivePicture::LivePicture(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
}

void LivePicture::setSlot(PictureSlot* slot) {
  if (slot == slot_) return;
  if (slot_) slot_->disconnect(this);
  slot_ = slot;
  if (slot_)
    connect(slot_, &PictureSlot::changed, this, [this] {
      fresh_ = true;
      update();
    });
  fresh_ = true;
  update();
  emit slotChanged();
}

void LivePicture::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  update();
}

QSGNode* LivePicture::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
  std::unique_ptr<QSGImageNode> image(static_cast<QSGImageNode*>(node));
  const QRectF place = slot_ ? fitted(slot_->picture().image.size(), boundingRect()) : QRectF();
  if (place.isEmpty()) return nullptr;  // `image` deletes the old node
  if (!image) {
    image.reset(window()->createImageNode());
    image->setOwnsTexture(true);
    image->setFiltering(QSGTexture::Linear);
    fresh_ = true;
  }
  if (fresh_) {
    image->setTexture(
        window()->createTextureFromImage(slot_->picture().image, QQuickWindow::TextureIsOpaque));
    fresh_ = false;
  }
  image->setRect(place);
  return image.release();
}

}  // namespace lk::app
