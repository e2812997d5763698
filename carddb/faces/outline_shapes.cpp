#include "faces/outline_shapes.h"

#include <QTransform>

namespace lk::faces {

QPainterPath fine(const QPainterPath& path) {
  constexpr double kFiner = 150;
  QPainterPath lines;
  for (const QPolygonF& part : path.toSubpathPolygons(QTransform::fromScale(kFiner, kFiner)))
    lines.addPolygon(QTransform::fromScale(1 / kFiner, 1 / kFiner).map(part));
  return lines;
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
