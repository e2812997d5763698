#include "app/window/pictures/seen_overlay.h"

#include <algorithm>

#include <QPainter>

#include "app/window/fitted.h"

namespace lk::app {

SeenOverlay::SeenOverlay(QQuickItem* parent) : QQuickPaintedItem(parent) {
  connect(this, &SeenOverlay::lookChanged, this, [this] { update(); });
}

void SeenOverlay::setSlot(PictureSlot* slot) {
  if (slot == slot_) return;
  if (slot_) slot_->disconnect(this);
  slot_ = slot;
  if (slot_) connect(slot_, &PictureSlot::seenChanged, this, [this] { update(); });
  update();
  emit slotChanged();
}

void SeenOverlay::paint(QPainter* painter) {
  if (!slot_ || !slot_->filled()) return;
  const Picture& picture = slot_->picture();
  const QRectF place = fitted(picture.image.size(), QRectF(0, 0, width(), height()));
  if (place.isEmpty()) return;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(font_);
  for (const SeenThing& thing : picture.seen)
    paintThing(*painter, thing, place, place.width() / picture.image.width());
}

void SeenOverlay::paintThing(QPainter& painter, const SeenThing& thing, const QRectF& place,
                             qreal scale) const {
  QPolygonF outline;
  for (const QPointF& corner : thing.corners) outline << place.topLeft() + corner * scale;
  QPen pen(thing.sure ? sureColor_ : unsureColor_, lineWidth_, thing.sure ? Qt::SolidLine : Qt::DashLine);
  pen.setJoinStyle(Qt::RoundJoin);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(outline);

  if (thing.label.isEmpty()) return;
  // The label sits centred on the thing's lower edge, inside the picture.
  const QFontMetricsF metrics(font_);
  const QRectF box = outline.boundingRect();
  const qreal pad = metrics.height() / 4;
  QRectF label(0, 0, metrics.horizontalAdvance(thing.label) + 3 * pad, metrics.height() + pad);
  label.moveCenter({box.center().x(), box.bottom()});
  label.moveLeft(
      std::clamp(label.left(), place.left(), std::max(place.left(), place.right() - label.width())));
  label.moveTop(std::clamp(label.top(), place.top(), std::max(place.top(), place.bottom() - label.height())));
  painter.setPen(Qt::NoPen);
  painter.setBrush(labelGround_);
  painter.drawRoundedRect(label, pad, pad);
  painter.setPen(labelColor_);
  painter.drawText(label, Qt::AlignCenter, thing.label);
}

}  // namespace lk::app
