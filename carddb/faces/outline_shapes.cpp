#include "faces/outline_shapes.h"

#include <cmath>

#include <QLineF>
#include <QPaintEngine>
#include <QTransform>

namespace lk::faces {

QPainterPath fine(const QPainterPath& path) {
  constexpr double kFiner = 150;
  QPainterPath lines;
  for (const QPolygonF& part : path.toSubpathPolygons(QTransform::fromScale(kFiner, kFiner)))
    lines.addPolygon(QTransform::fromScale(1 / kFiner, 1 / kFiner).map(part));
  return lines;
}

QPainterPath coarse(const QPainterPath& lines, double off) {
  QPainterPath path;
  for (const QPolygonF& part : lines.toSubpathPolygons()) {
    QPolygonF kept;
    qsizetype last = 0;  // kept
    for (qsizetype i = 0; i < part.size(); ++i) {
      bool needed = i == 0 || i + 1 == part.size();
      // A point can be removed if all points since the last kept one are close to the line to the next point.
      if (!needed) {
        const QLineF line(part[last], part[i + 1]);
        const QPointF along = line.length() > 0 ? (line.p2() - line.p1()) / line.length() : QPointF();
        for (qsizetype j = last + 1; j <= i && !needed; ++j) {
          const QPointF to = part[j] - line.p1();
          needed = std::abs(to.x() * along.y() - to.y() * along.x()) > off || line.length() <= 0;
        }
      }
      if (!needed) continue;
      kept << part[i];
      last = i;
    }
    path.addPolygon(kept);
  }
  path.setFillRule(lines.fillRule());
  return path;
}

bool isPage(const QPainter& painter) {
  return painter.paintEngine()->type() == QPaintEngine::Pdf;
}

QPainterPath onGrid(QPainterPath path) {
  constexpr double kPerMm = 50;
  const auto rounded = [](double at) { return std::round(at * kPerMm) / kPerMm; };
  for (int i = 0; i < path.elementCount(); ++i)
    path.setElementPositionAt(i, rounded(path.elementAt(i).x), rounded(path.elementAt(i).y));
  return path;
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath disc(double x, double y, double radius) {
  QPainterPath path;
  path.addEllipse(QPointF(x, y), radius, radius);
  return fine(path);
}

QPainterPath bar(double x, double y, double width, double height, double radius) {
  QPainterPath path;
  path.addRoundedRect(QRectF(x, y, width, height), radius, radius);
  return fine(path);
}

QPainterPath turned(const QPainterPath& path, double degrees) {
  return QTransform().rotate(degrees).map(path);
}
QPainterPath moved(const QPainterPath& path, double x, double y) {
  return path.translated(x, y);
}

QPainterPath stroked(const QPainterPath& line, double width) {
  QPainterPathStroker pen;
  pen.setWidth(width);
  pen.setCapStyle(Qt::RoundCap);
  pen.setJoinStyle(Qt::RoundJoin);
  pen.setCurveThreshold(0.002);
  return fine(pen.createStroke(fine(line))).simplified();
}

}  // namespace lk::faces
