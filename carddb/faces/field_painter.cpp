#include "faces/field_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "faces/outline_shapes.h"

namespace lk::faces {

namespace {

QPainterPath rays(QPointF centre, double reach, int count) {
  QPainterPath path;
  for (int i = 0; i < count; ++i) {
    const double a = 2 * std::numbers::pi * i / count;
    const double b = a + std::numbers::pi / count;
    path.addPath(polygon({centre, centre + QPointF(reach * std::cos(a), reach * std::sin(a)),
                          centre + QPointF(reach * std::cos(b), reach * std::sin(b))}));
  }
  return path;
}

QPainterPath repeated(const QRectF& box, double step, bool across, bool slanted) {
  QPainterPath path;
  const double reach = box.width() + box.height();
  for (double at = -reach; at < reach; at += 2 * step) {
    if (slanted) {
      path.addPath(polygon({{box.left() + at, box.top()},
                            {box.left() + at + step, box.top()},
                            {box.left() + at + step + box.height(), box.bottom()},
                            {box.left() + at + box.height(), box.bottom()}}));
    } else if (across) {
      path.addRect(QRectF(box.left(), box.top() + at, box.width(), step));
    } else {
      path.addRect(QRectF(box.left() + at, box.top(), step, box.height()));
    }
  }
  return path;
}

/// Returns the part of the field in the light ink.
QPainterPath lightPart(const QRectF& box, Division division) {
  const QPointF c = box.center();
  const double l = box.left();
  const double r = box.right();
  const double t = box.top();
  const double b = box.bottom();
  QPainterPath path;
  switch (division) {
    case Division::pale:
      path.addRect(QRectF(l, t, box.width() / 2, box.height()));
      break;
    case Division::fess:
      path.addRect(QRectF(l, t, box.width(), box.height() / 2));
      break;
    case Division::bend:
      path = polygon({{l, t}, {r, t}, {r, b}});
      break;
    case Division::saltire:
      path = polygon({{l, t}, {r, t}, c}).united(polygon({{l, b}, {r, b}, c}));
      break;
    case Division::quarterly:
      path.addRect(QRectF(QPointF(l, t), c));
      path.addRect(QRectF(c, QPointF(r, b)));
      break;
    case Division::chevrons:
      for (double y = t - box.height(); y < b + box.height(); y += 14)
        path.addPath(
            polygon({{l, y + 18}, {c.x(), y}, {r, y + 18}, {r, y + 25}, {c.x(), y + 7}, {l, y + 25}}));
      break;
    case Division::stripes:
      path = repeated(box, box.width() / 9, false, false);
      break;
    case Division::bars:
      path = repeated(box, box.height() / 7, true, false);
      break;
    case Division::diagonals:
      path = repeated(box, 7, false, true);
      break;
    case Division::checks: {
      const double side = box.width() / 7;
      for (int row = 0; row * side < box.height(); ++row)
        for (int column = row % 2; column < 7; column += 2)
          path.addRect(QRectF(l + column * side, t + row * side, side, side));
      break;
    }
    case Division::rays:
      path = rays(c, box.width() + box.height(), 9);
      break;
    case Division::discs:
      for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 7; ++column)
          path.addEllipse(QPointF(l + (column + 0.25 + 0.5 * (row % 2)) * box.width() / 6.5,
                                  t + (row + 0.5) * box.height() / 5),
                          3.1, 3.1);
      break;
    case Division::rings:
      for (double radius = 44; radius > 4; radius -= 8) {
        path.addEllipse(c, radius, radius);
        path.addEllipse(c, radius - 4, radius - 4);
      }
      break;
  }
  return path;
}

constexpr double kHatchLine = 0.16;
constexpr int kApart = 3;  // divisions between the colours of one field; others bring some cards too near

/// One way to hatch: as engravers show the colours of arms. A way has lines in one or two directions, at a
/// distance in millimetres.
struct Hatching {
  double degrees;
  double apart;
  bool crossed;
};
constexpr Hatching kHatchings[kInkPairs] = {{90, 1.5, false},  {0, 1.5, false},  {45, 1.5, false},
                                            {135, 1.5, false}, {0, 2.0, true},   {45, 2.2, true},
                                            {90, 2.3, false},  {0, 2.3, false},  {22, 1.5, false},
                                            {157, 1.5, false}, {68, 2.0, false}, {112, 2.0, false}};

QPainterPath hatchLines(const QRectF& box, double degrees, double apart) {
  const double reach = std::hypot(box.width(), box.height()) / 2;
  const double angle = degrees * std::numbers::pi / 180;
  const QPointF along(std::cos(angle), std::sin(angle)), across(-along.y(), along.x());
  QPainterPath lines;
  for (double at = -std::floor(reach / apart) * apart; at <= reach; at += apart) {
    lines.moveTo(box.center() + across * at - along * reach);
    lines.lineTo(box.center() + across * at + along * reach);
  }
  return lines;
}

}  // namespace

void hatchField(QPainter& painter, const QPainterPath& shape, Division division, int pair) {
  const auto placed = [&](const QPainterPath& path) { return isPage(painter) ? onGrid(path) : path; };
  const QRectF box = shape.boundingRect();
  const Hatching& hatching = kHatchings[pair % kInkPairs];
  QPainterPath lines = hatchLines(box, hatching.degrees, hatching.apart);
  if (hatching.crossed) lines.addPath(hatchLines(box, hatching.degrees + 90, hatching.apart));
  // Fields that differ in colour alone would be too much alike.
  const auto shown = static_cast<Division>((static_cast<int>(division) + kApart * pair) % kDivisions);
  const QPainterPath light = placed(lightPart(box, shown));
  painter.save();
  painter.setClipPath(placed(shape), Qt::IntersectClip);
  painter.fillPath(placed(shape), Qt::white);
  painter.setBrush(Qt::NoBrush);
  painter.strokePath(placed(lines), QPen(kInk, kHatchLine));
  painter.fillPath(light, Qt::white);
  painter.strokePath(light, QPen(kInk, 0.3));
  painter.restore();
}

void paintField(QPainter& painter, const QPainterPath& shape, Division division, const InkPair& pair) {
  const auto placed = [&](const QPainterPath& path) { return isPage(painter) ? onGrid(path) : path; };
  painter.save();
  painter.setClipPath(placed(shape), Qt::IntersectClip);
  painter.fillPath(placed(shape), pair.deep);
  painter.fillPath(placed(lightPart(shape.boundingRect(), division)), pair.light);
  painter.restore();
}

}  // namespace lk::faces
