#include "app/window/pictures/seen_overlay.h"

#include "app/window/fitted.h"
#include "app/window/pictures/label_places.h"

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

SeenOverlay::Layout SeenOverlay::layout() const {
  if (!slot_ || !slot_->filled()) return {};
  const Picture& picture = slot_->picture();
  const QRectF place = fitted(picture.image.size(), boundingRect());
  if (place.isEmpty()) return {};
  const qreal scale = place.width() / picture.image.width();
  const QFontMetricsF metrics(font_);
  Layout layout;
  layout.round = metrics.height() / 4;
  std::vector<WantedLabel> wanted;
  for (const SeenThing& thing : picture.seen) {
    QPolygonF& outline = layout.outlines.emplace_back();
    for (const QPointF& corner : thing.corners) outline << place.topLeft() + corner * scale;
    const bool named = !thing.label.isEmpty();
    wanted.push_back(
        {outline.boundingRect(), named ? QSizeF(metrics.horizontalAdvance(thing.label) + 3 * layout.round,
                                                metrics.height() + layout.round)
                                       : QSizeF()});
  }
  layout.labels = labelPlaces(wanted, place);
  return layout;
}

QRectF SeenOverlay::painted() const {
  const Layout all = layout();
  QRectF area;
  for (const QPolygonF& outline : all.outlines)
    area |= outline.boundingRect().adjusted(-lineWidth_, -lineWidth_, lineWidth_, lineWidth_);
  for (const QRectF& label : all.labels) area |= label;
  return area;
}

void SeenOverlay::paint(QPainter& painter) const {
  const Layout all = layout();
  const std::vector<SeenThing>& seen = slot_->picture().seen;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font_);
  for (std::size_t i = 0; i < all.outlines.size(); ++i) paintOutline(painter, all.outlines[i], seen[i].sure);
  for (std::size_t i = 0; i < all.labels.size(); ++i)
    if (!all.labels[i].isEmpty()) paintLabel(painter, all.labels[i], seen[i].label, all.round);
}

void SeenOverlay::paintOutline(QPainter& painter, const QPolygonF& outline, bool sure) const {
  QPen pen(sure ? sureColor_ : unsureColor_, lineWidth_, sure ? Qt::SolidLine : Qt::DashLine);
  pen.setJoinStyle(Qt::RoundJoin);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(outline);
}

void SeenOverlay::paintLabel(QPainter& painter, const QRectF& place, const QString& text, qreal round) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(labelGround_);
  painter.drawRoundedRect(place, round, round);
  painter.setPen(labelColor_);
  painter.drawText(place, Qt::AlignCenter, text);
}

}  // namespace lk::app
