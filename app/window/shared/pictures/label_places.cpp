#include "app/window/shared/pictures/label_places.h"

#include <algorithm>

namespace lk::app {

namespace {

/// A label moves only if that reduces its covered area by more than this share of the label.
constexpr qreal kWorthMoving = 0.25;
/// Two outlines are the same thing if their intersection is more than this share of their union.
constexpr qreal kSameThing = 0.5;

qreal area(const QRectF& rect) {
  return rect.width() * rect.height();
}

QRectF within(QRectF label, const QRectF& room) {
  label.moveLeft(std::clamp(label.left(), room.left(), std::max(room.left(), room.right() - label.width())));
  label.moveTop(std::clamp(label.top(), room.top(), std::max(room.top(), room.bottom() - label.height())));
  return label;
}

qreal covered(const QRectF& label, const std::vector<QRectF>& others) {
  qreal sum = 0;
  for (const QRectF& other : others) sum += area(label & other);
  return sum;
}

qreal alike(const QRectF& one, const QRectF& other) {
  const qreal both = area(one & other);
  const qreal all = area(one) + area(other) - both;
  return all > 0 ? both / all : 0;
}

}  // namespace

QRectF LabelPlaces::at(Edge edge, const WantedLabel& wanted, const QRectF& room) {
  const QRectF& thing = wanted.thing;
  const qreal y = edge == Edge::lower   ? thing.bottom()
                  : edge == Edge::upper ? thing.top()
                                        : thing.center().y();
  QRectF label({}, wanted.size);
  label.moveCenter({thing.center().x(), y});
  return within(label, room);
}

std::optional<LabelPlaces::Edge> LabelPlaces::before(const QRectF& thing) const {
  std::optional<Edge> edge;
  qreal most = kSameThing;
  for (const Previous& each : previous_) {
    const qreal share = alike(each.thing, thing);
    if (share <= most) continue;
    most = share;
    edge = each.edge;
  }
  return edge;
}

std::vector<QRectF> LabelPlaces::of(const std::vector<WantedLabel>& labels, const QRectF& room,
                                    const QRectF& taken) {
  std::vector<QRectF> places(labels.size());
  std::vector<std::optional<Edge>> edges(labels.size());
  std::vector<QRectF> others;
  if (!taken.isEmpty()) others.push_back(taken);
  // Place the labels that can stay first: they do not depend on the order of the things.
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (labels[i].size.isEmpty()) continue;
    edges[i] = before(labels[i].thing);
    if (!edges[i]) continue;
    const QRectF label = at(*edges[i], labels[i], room);
    if (covered(label, others) > 0) continue;
    places[i] = label;
    others.push_back(label);
  }
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (labels[i].size.isEmpty() || !places[i].isEmpty()) continue;
    qreal least = -1;
    if (edges[i]) {
      places[i] = at(*edges[i], labels[i], room);
      least = std::max(0.0, covered(places[i], others) - kWorthMoving * area(places[i]));
    }
    for (const Edge edge : {Edge::lower, Edge::upper, Edge::middle}) {
      const QRectF label = at(edge, labels[i], room);
      const qreal covers = covered(label, others);
      if (least >= 0 && covers >= least) continue;
      places[i] = label;
      edges[i] = edge;
      least = covers;
    }
    others.push_back(places[i]);
  }
  previous_.clear();
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (edges[i]) previous_.push_back({labels[i].thing, *edges[i]});
  return places;
}

}  // namespace lk::app
