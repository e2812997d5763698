#include "faces/outline_shapes.h"

#include <QTransform>

namespace lk::faces {

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath disc(double x, double y, double radius) {
  QPainterPath path;
  path.addEllipse(QPointF(x, y), radius, radius);
  return path;
}

QPainterPath bar(double x, double y, double width, double height, double radius) {
  QPainterPath path;
  path.addRoundedRect(QRectF(x, y, width, height), radius, radius);
  return path;
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
  return pen.createStroke(line).simplified();
}

}  // namespace lk::faces
