#include <QTransform>

#include "faces/charge_outlines.h"
#include "faces/outline_shapes.h"

namespace lk::faces::outline {

QPainterPath sword() {
  const QPainterPath blade =
      polygon({{0, -1.25}, {0.17, -0.95}, {0.17, 0.45}, {-0.17, 0.45}, {-0.17, -0.95}});
  const QPainterPath whole = blade.united(bar(-0.52, 0.42, 1.04, 0.2, 0.1))
                                 .united(bar(-0.11, 0.55, 0.22, 0.5))
                                 .united(disc(0, 1.1, 0.2));
  return turned(whole, 42);
}

QPainterPath spear() {
  const QPainterPath head = polygon({{0, -1.38}, {0.3, -0.82}, {0.12, -0.42}, {-0.12, -0.42}, {-0.3, -0.82}});
  const QPainterPath flame = polygon({{0.05, -0.35}, {0.72, -0.2}, {0.36, 0.02}, {0.72, 0.24}, {0.05, 0.1}});
  return turned(head.united(bar(-0.09, -0.5, 0.18, 1.85)).united(flame), 50);
}

QPainterPath hammer() {
  const QPainterPath head =
      polygon({{-0.78, -0.88}, {0.55, -0.88}, {0.88, -0.58}, {0.55, -0.28}, {-0.78, -0.28}, {-0.66, -0.58}});
  return turned(head.united(bar(-0.15, -0.6, 0.3, 1.65, 0.1)), 24);
}

QPainterPath arrow() {
  const QPainterPath shaft = polygon({{0.55, -0.95},
                                      {0.95, -0.95},
                                      {0.95, -0.55},
                                      {0.8, -0.62},
                                      {-0.5, 0.68},
                                      {-0.45, 0.95},
                                      {-0.7, 0.7},
                                      {-0.95, 0.45},
                                      {-0.68, 0.5},
                                      {0.62, -0.8}});
  QPainterPath ring;
  ring.addEllipse(QPointF(0, 0), 0.62, 0.62);
  return stroked(ring, 0.16).united(shaft);
}

QPainterPath bolt() {
  return polygon({{0.3, -1}, {-0.62, 0.16}, {-0.08, 0.16}, {-0.34, 1}, {0.62, -0.28}, {0.06, -0.28}});
}

QPainterPath claw() {
  QPainterPath one;
  one.moveTo(-0.05, -1);
  one.cubicTo(0.45, -0.4, 0.35, 0.5, -0.15, 1);
  one.cubicTo(0.08, 0.4, 0.1, -0.4, -0.05, -1);
  one = fine(one);
  return moved(one, -0.62, 0).united(one).united(moved(one, 0.62, 0));
}

QPainterPath shield() {
  QPainterPath outer;
  outer.moveTo(-0.8, -0.88);
  outer.lineTo(0.8, -0.88);
  outer.cubicTo(0.85, 0.1, 0.6, 0.65, 0, 1);
  outer.cubicTo(-0.6, 0.65, -0.85, 0.1, -0.8, -0.88);
  outer = fine(outer);
  const QPainterPath inner = QTransform().scale(0.72, 0.72).map(outer);
  return outer.subtracted(inner).united(disc(0, -0.1, 0.28));
}

QPainterPath wing() {
  QPainterPath path;
  for (int i = 0; i < 4; ++i) {
    QPainterPath feather;
    const double y = -0.72 + i * 0.4;
    const double reach = 1.0 - i * 0.24;
    feather.moveTo(-0.95, 0.62);
    feather.cubicTo(-0.6, y, 0.0, y - 0.2, reach, y - 0.1);
    feather.cubicTo(reach - 0.15, y + 0.28, -0.1, y + 0.52, -0.95, 0.62);
    path = path.united(fine(feather));
  }
  return path.united(disc(-0.78, 0.62, 0.24));
}

}  // namespace lk::faces::outline
