#include <cmath>
#include <numbers>

#include <QTransform>

#include "faces/charge_outlines.h"
#include "faces/ink.h"
#include "faces/outline_shapes.h"

namespace lk::faces::outline {

namespace {
constexpr double kPi = std::numbers::pi;
}

QPainterPath flame() {
  QPainterPath outer;
  outer.moveTo(0.08, -1);
  outer.cubicTo(0.2, -0.5, 0.78, -0.15, 0.68, 0.4);
  outer.cubicTo(0.62, 0.85, 0.25, 1, 0, 1);
  outer.cubicTo(-0.35, 1, -0.7, 0.75, -0.68, 0.3);
  outer.cubicTo(-0.66, 0, -0.42, -0.15, -0.4, -0.5);
  outer.cubicTo(-0.2, -0.4, -0.12, -0.2, -0.1, -0.05);
  outer.cubicTo(0.08, -0.35, 0.12, -0.7, 0.08, -1);
  QPainterPath inner;
  inner.moveTo(0.05, 0.1);
  inner.cubicTo(0.15, 0.35, 0.35, 0.4, 0.28, 0.65);
  inner.cubicTo(0.2, 0.9, -0.22, 0.9, -0.28, 0.6);
  inner.cubicTo(-0.3, 0.4, 0, 0.35, 0.05, 0.1);
  return fine(outer).subtracted(fine(inner));
}

QPainterPath heart() {
  QPainterPath path;
  path.moveTo(0, 0.95);
  path.cubicTo(-1.2, 0.15, -1.05, -0.85, -0.5, -0.85);
  path.cubicTo(-0.2, -0.85, -0.05, -0.65, 0, -0.45);
  path.cubicTo(0.05, -0.65, 0.2, -0.85, 0.5, -0.85);
  path.cubicTo(1.05, -0.85, 1.2, 0.15, 0, 0.95);
  return path;
}

QPainterPath star(int points, double inner) {
  QPainterPath path;
  for (int i = 0; i < 2 * points; ++i) {
    const double angle = -kPi / 2 + kPi * i / points;
    const double radius = i % 2 == 0 ? 1.0 : inner;
    const QPointF at(radius * std::cos(angle), radius * std::sin(angle));
    i == 0 ? path.moveTo(at) : path.lineTo(at);
  }
  path.closeSubpath();
  return path;
}

QPainterPath lamp() {
  QPainterPath bowl;
  bowl.moveTo(-0.95, -0.02);
  bowl.cubicTo(-0.75, 0.1, -0.6, 0.1, -0.45, -0.08);
  bowl.cubicTo(-0.1, -0.2, 0.35, -0.2, 0.55, -0.05);
  bowl.cubicTo(0.5, 0.4, 0.2, 0.55, -0.05, 0.55);
  bowl.cubicTo(-0.5, 0.55, -0.7, 0.3, -0.95, -0.02);
  QPainterPath handle;
  handle.addEllipse(QPointF(0.64, 0.13), 0.24, 0.24);
  return fine(bowl)
      .united(stroked(handle, 0.14))
      .united(polygon({{-0.32, 0.85}, {-0.14, 0.5}, {0.14, 0.5}, {0.32, 0.85}}))
      .united(moved(QTransform().scale(0.3, 0.34).map(flame()), -0.86, -0.44))
      .united(disc(0.06, -0.28, 0.14));
}

QPainterPath gem() {
  const QPainterPath outline = polygon({{-0.5, -0.8}, {0.5, -0.8}, {0.95, -0.25}, {0, 1}, {-0.95, -0.25}});
  QPainterPath cuts;
  cuts.moveTo(-0.95, -0.25);
  cuts.lineTo(0.95, -0.25);
  cuts.moveTo(-0.36, -0.25);
  cuts.lineTo(0, 0.95);
  cuts.lineTo(0.36, -0.25);
  return outline.subtracted(stroked(cuts, 0.09));
}

QPainterPath die() {
  QPainterPath path = bar(-0.82, -0.82, 1.64, 1.64, 0.3);
  for (const double x : {-0.42, 0.42})
    for (const double y : {-0.42, 0.42}) path = path.subtracted(disc(x, y, 0.17));
  return turned(path.subtracted(disc(0, 0, 0.17)), 12);
}

QPainterPath hand() {
  QPainterPath path = bar(-0.52, -0.15, 1.04, 1.0, 0.3);
  const double tops[] = {-0.72, -0.95, -0.9, -0.62};
  for (int i = 0; i < 4; ++i) path = path.united(bar(-0.53 + i * 0.275, tops[i], 0.22, 1.2, 0.11));
  return path.united(moved(turned(bar(-0.12, -0.42, 0.26, 0.85, 0.12), -42), -0.6, 0.22));
}

QPainterPath drop() {
  QPainterPath path;
  path.moveTo(0, -1);
  path.cubicTo(0.3, -0.45, 0.72, -0.05, 0.72, 0.36);
  path.cubicTo(0.72, 0.8, 0.35, 1, 0, 1);
  path.cubicTo(-0.35, 1, -0.72, 0.8, -0.72, 0.36);
  path.cubicTo(-0.72, -0.05, -0.3, -0.45, 0, -1);
  return fine(path)
      .subtracted(disc(-0.24, 0.3, 0.15))
      .subtracted(disc(0.24, 0.3, 0.15))
      .subtracted(bar(-0.3, 0.6, 0.6, 0.12, 0.06));
}

QPainterPath spiral() {
  QPainterPath line(QPointF(0, 0));
  for (int i = 1; i <= 60; ++i) {
    const double angle = i * 0.23;
    line.lineTo(0.063 * angle * std::cos(angle), 0.063 * angle * std::sin(angle));
  }
  return stroked(line, 0.2);
}

QPainterPath eye() {
  QPainterPath lid;
  lid.moveTo(-1, 0);
  lid.cubicTo(-0.5, -0.78, 0.5, -0.78, 1, 0);
  lid.cubicTo(0.5, 0.78, -0.5, 0.78, -1, 0);
  return fine(lid).subtracted(disc(0, 0, 0.46)).united(disc(0, 0, 0.28));
}

QPainterPath cards() {
  const QPainterPath one = bar(-0.36, -0.85, 0.72, 1.1, 0.1);
  QPainterPath fan;
  for (const double angle : {-32.0, 0.0, 32.0}) {
    const QPainterPath leaf = QTransform().translate(0, 0.75).rotate(angle).translate(0, -0.6).map(one);
    fan = fan.subtracted(stroked(leaf, 0.16)).united(leaf);
  }
  return fan;
}

QPainterPath flag() {
  QPainterPath cloth;
  cloth.moveTo(-0.55, -0.85);
  cloth.cubicTo(-0.1, -1.1, 0.3, -0.6, 0.92, -0.85);
  cloth.lineTo(0.7, -0.42);
  cloth.lineTo(0.92, 0.05);
  cloth.cubicTo(0.3, 0.3, -0.1, -0.2, -0.55, 0.05);
  return fine(cloth).united(bar(-0.72, -1, 0.17, 2, 0.08));
}

QPainterPath scales() {
  QPainterPath pans;
  for (const double side : {-1.0, 1.0}) {
    const double x = side * 0.66;
    QPainterPath pan;
    pan.moveTo(x - 0.34, 0.15);
    pan.lineTo(x + 0.34, 0.15);
    pan.cubicTo(x + 0.3, 0.5, x - 0.3, 0.5, x - 0.34, 0.15);
    QPainterPath cords;
    cords.moveTo(x - 0.28, 0.15);
    cords.lineTo(x, -0.6);
    cords.lineTo(x + 0.28, 0.15);
    pans = pans.united(fine(pan)).united(stroked(cords, 0.06));
  }
  return pans.united(bar(-0.72, -0.68, 1.44, 0.14, 0.05))
      .united(bar(-0.08, -0.9, 0.16, 1.65))
      .united(bar(-0.42, 0.72, 0.84, 0.18, 0.08));
}

QPainterPath chest() {
  QPainterPath lid;
  lid.moveTo(-0.9, -0.1);
  lid.cubicTo(-0.9, -0.85, 0.9, -0.85, 0.9, -0.1);
  lid.closeSubpath();
  return fine(lid)
      .united(bar(-0.9, 0.02, 1.8, 0.8, 0.06))
      .subtracted(bar(-0.2, -0.2, 0.4, 0.55, 0.05))
      .united(disc(0, 0.06, 0.12));
}

QPainterPath fork() {
  QPainterPath line(QPointF(0, 0.95));
  line.lineTo(0, 0.25);
  line.lineTo(-0.62, -0.5);
  line.moveTo(0, 0.25);
  line.lineTo(0.62, -0.5);
  const QPainterPath head = polygon({{0, -0.42}, {0.34, 0.14}, {-0.34, 0.14}});
  return stroked(line, 0.22)
      .united(moved(turned(head, -40), -0.72, -0.62))
      .united(moved(turned(head, 40), 0.72, -0.62));
}

QPainterPath coins() {
  QPainterPath path;
  for (const QPointF at : {QPointF(-0.42, 0.34), QPointF(0.42, 0.34), QPointF(0, -0.38)}) {
    const QPainterPath coin = disc(at.x(), at.y(), 0.52);
    path = path.subtracted(disc(at.x(), at.y(), 0.6))
               .united(coin.subtracted(disc(at.x(), at.y(), 0.36))
                           .united(bar(at.x() - 0.07, at.y() - 0.2, 0.14, 0.4)));
  }
  return path;
}

QPainterPath hourglass() {
  return polygon({{-0.6, -0.8}, {0.6, -0.8}, {0.08, 0}, {0.6, 0.8}, {-0.6, 0.8}, {-0.08, 0}})
      .united(bar(-0.74, -0.98, 1.48, 0.22, 0.08))
      .united(bar(-0.74, 0.76, 1.48, 0.22, 0.08));
}

QPainterPath rise() {
  const QPainterPath one =
      polygon({{0, -0.95}, {0.8, -0.2}, {0.8, 0.22}, {0, -0.5}, {-0.8, 0.22}, {-0.8, -0.2}});
  return one.united(moved(one, 0, 0.75));
}

QPainterPath cycle() {
  QPainterPath half;
  half.arcMoveTo(QRectF(-0.7, -0.7, 1.4, 1.4), 20);
  half.arcTo(QRectF(-0.7, -0.7, 1.4, 1.4), 20, 125);
  const QPainterPath head = polygon({{-1.02, -0.2}, {-0.3, -0.2}, {-0.72, 0.3}});
  const QPainterPath one = stroked(half, 0.24).united(head);
  return one.united(turned(one, 180));
}

QPainterPath exchange() {
  const QPainterPath one = polygon(
      {{-0.95, -0.58}, {0.3, -0.58}, {0.3, -0.9}, {0.95, -0.42}, {0.3, 0.06}, {0.3, -0.26}, {-0.95, -0.26}});
  return one.united(turned(one, 180));
}

QPainterPath bell() {
  QPainterPath body;
  body.moveTo(-0.85, 0.5);
  body.cubicTo(-0.5, 0.25, -0.62, -0.8, 0, -0.8);
  body.cubicTo(0.62, -0.8, 0.5, 0.25, 0.85, 0.5);
  body.closeSubpath();
  QPainterPath slash(QPointF(-0.85, 0.95));
  slash.lineTo(0.85, -0.95);
  return fine(body).united(disc(0, 0.66, 0.2)).subtracted(stroked(slash, 0.42)).united(stroked(slash, 0.16));
}

QPainterPath rosette(std::uint64_t variety) {
  Choices choices(variety);
  const int petals = 3 + choices.next(6);
  const double width = 0.16 + 0.07 * choices.next(4);
  const bool pointed = choices.next(2) == 0;
  const bool between = choices.next(2) == 0;
  QPainterPath petal;
  if (pointed) {
    petal = polygon({{0, -1}, {width, -0.55}, {0.06, -0.1}, {-0.06, -0.1}, {-width, -0.55}});
  } else {
    petal.addEllipse(QPointF(0, -0.6), width, 0.4);
  }
  petal = fine(petal);
  QPainterPath path;
  for (int i = 0; i < petals; ++i) {
    path = path.united(turned(petal, 360.0 * i / petals));
    if (between) path = path.united(turned(disc(0, -0.82, 0.12), 360.0 * (i + 0.5) / petals));
  }
  const double heartSize = 0.2 + 0.06 * choices.next(3);
  return path.united(disc(0, 0, heartSize + 0.12)).subtracted(disc(0, 0, heartSize));
}

}  // namespace lk::faces::outline
