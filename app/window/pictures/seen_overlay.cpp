#include "app/window/pictures/seen_overlay.h"

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
  const qreal scale = place.width() / picture.image.width();
  const QFontMetricsF metrics(font_);
  const qreal pad = metrics.height() / 4;
  std::vector<QPolygonF> outlines;
  std::vector<WantedLabel> wanted;
  for (const SeenThing& thing : picture.seen) {
    QPolygonF& outline = outlines.emplace_back();
    for (const QPointF& corner : thing.corners) outline << place.topLeft() + corner * scale;
    const bool named = !thing.label.isEmpty();
    wanted.push_back({outline.boundingRect(),
                      named ? QSizeF(metrics.horizontalAdvance(thing.label) + 3 * pad, metrics.height() + pad)
                            : QSizeF()});
  }
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(font_);
  for (std::size_t i = 0; i < outlines.size(); ++i) paintOutline(*painter, outlines[i], picture.seen[i].sure);
  const std::vector<QRectF> labels = labels_.of(wanted, place, taken_);
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (!labels[i].isEmpty()) paintLabel(*painter, labels[i], picture.seen[i].label, pad);
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
