#include "app/window/pictures/label_places.h"

#include <algorithm>

namespace lk::app {

namespace {

QRectF within(QRectF label, const QRectF& room) {
  label.moveLeft(std::clamp(label.left(), room.left(), std::max(room.left(), room.right() - label.width())));
  label.moveTop(std::clamp(label.top(), room.top(), std::max(room.top(), room.bottom() - label.height())));
  return label;
}

qreal covered(const QRectF& label, const std::vector<QRectF>& others) {
  qreal area = 0;
  for (const QRectF& other : others) {
    const QRectF both = label & other;
    area += both.width() * both.height();
  }
  return area;
}

}  // namespace

std::vector<QRectF> labelPlaces(const std::vector<WantedLabel>& labels, const QRectF& room) {
  std::vector<QRectF> places;
  for (const WantedLabel& wanted : labels) {
    if (wanted.size.isEmpty()) {
      places.emplace_back();
      continue;
    }
    QRectF best;
    qreal least = -1;
    for (const qreal y : {wanted.thing.bottom(), wanted.thing.top(), wanted.thing.center().y()}) {
      QRectF label({}, wanted.size);
      label.moveCenter({wanted.thing.center().x(), y});
      label = within(label, room);
      const qreal area = covered(label, places);
      if (least >= 0 && area >= least) continue;
      best = label;
      least = area;
    }
    places.push_back(best);
  }
  return places;
}

}  // namespace lk::app
