#include "app/window/shared/pictures/seen_overlay.h"

#include "app/window/shared/fitted.h"

namespace lk::app {

SeenOverlay::SeenOverlay(QQuickItem* parent) : PaintedLayer(parent) {
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

QRectF SeenOverlay::layOut() {
  outlines_.clear();
  labels_.clear();
  if (!slot_ || !slot_->filled()) return {};
  const Picture& picture = slot_->picture();
  const QRectF place = fitted(picture.image.size(), boundingRect());
  if (place.isEmpty()) return {};
  const qreal scale = place.width() / picture.image.width();
  const QFontMetricsF metrics(font_);
  round_ = metrics.height() / 4;
  QRectF area;
  std::vector<WantedLabel> wanted;
  for (const SeenThing& thing : picture.seen) {
    QPolygonF& outline = outlines_.emplace_back();
    for (const QPointF& corner : thing.corners) outline << place.topLeft() + corner * scale;
    const QSizeF label(metrics.horizontalAdvance(thing.label) + 3 * round_, metrics.height() + round_);
    wanted.push_back({outline.boundingRect(), thing.label.isEmpty() ? QSizeF() : label});
    area |= outline.boundingRect().adjusted(-lineWidth_, -lineWidth_, lineWidth_, lineWidth_);
  }
  labels_ = places_.of(wanted, place, taken_);
  for (const QRectF& label : labels_) area |= label;
  return area;
}

void SeenOverlay::paint(QPainter& painter) const {
  const std::vector<SeenThing>& seen = slot_->picture().seen;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font_);
  for (std::size_t i = 0; i < outlines_.size(); ++i) paintOutline(painter, outlines_[i], seen[i].sure);
  for (std::size_t i = 0; i < labels_.size(); ++i)
    if (!labels_[i].isEmpty()) paintLabel(painter, labels_[i], seen[i].label);
}

void SeenOverlay::paintOutline(QPainter& painter, const QPolygonF& outline, bool sure) const {
  QPen pen(sure ? sureColor_ : unsureColor_, lineWidth_, sure ? Qt::SolidLine : Qt::DashLine);
  pen.setJoinStyle(Qt::RoundJoin);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(outline);
}

void SeenOverlay::paintLabel(QPainter& painter, const QRectF& place, const QString& text) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(labelGround_);
  painter.drawRoundedRect(place, round_, round_);
  painter.setPen(labelColor_);
  painter.drawText(place, Qt::AlignCenter, text);
}

}  // namespace lk::app
