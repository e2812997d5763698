// Shows the newest picture of the table. It uses an image node, because a video output stays black with the
// software renderer.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

class LivePicture : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(lk::app::PictureSlot* slot READ slot WRITE setSlot NOTIFY slotChanged)

 public:
  explicit LivePicture(QQuickItem* parent = nullptr);

  [[nodiscard]] PictureSlot* slot() const { return slot_; }
  void setSlot(PictureSlot* slot);

 signals:
  void slotChanged();

 protected:
  QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  QPointer<PictureSlot> slot_;
  bool fresh_ = false;  // the picture changed since the texture was made
};

}  // namespace lk::app
