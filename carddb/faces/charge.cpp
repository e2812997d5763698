#include "faces/charge.h"

#include <algorithm>

#include <QTransform>

#include "faces/charge_outlines.h"
#include "faces/outline_shapes.h"

namespace lk::faces {

QPainterPath chargePath(Charge charge, std::uint64_t variety) {
  switch (charge) {
    case Charge::sword:
      return outline::sword();
    case Charge::spear:
      return outline::spear();
    case Charge::hammer:
      return outline::hammer();
    case Charge::arrow:
      return outline::arrow();
    case Charge::bolt:
      return outline::bolt();
    case Charge::claw:
      return outline::claw();
    case Charge::shield:
      return outline::shield();
    case Charge::wing:
      return outline::wing();
    case Charge::flame:
      return outline::flame();
    case Charge::heart:
      return outline::heart();
    case Charge::star:
      return outline::star(5, 0.42);
    case Charge::lamp:
      return outline::lamp();
    case Charge::gem:
      return outline::gem();
    case Charge::die:
      return outline::die();
    case Charge::hand:
      return outline::hand();
    case Charge::drop:
      return outline::drop();
    case Charge::spiral:
      return outline::spiral();
    case Charge::eye:
      return outline::eye();
    case Charge::cards:
      return outline::cards();
    case Charge::flag:
      return outline::flag();
    case Charge::scales:
      return outline::scales();
    case Charge::chest:
      return outline::chest();
    case Charge::fork:
      return outline::fork();
    case Charge::coins:
      return outline::coins();
    case Charge::hourglass:
      return outline::hourglass();
    case Charge::rise:
      return outline::rise();
    case Charge::cycle:
      return outline::cycle();
    case Charge::exchange:
      return outline::exchange();
    case Charge::sun:
      return outline::star(12, 0.62).subtracted(disc(0, 0, 0.36)).united(disc(0, 0, 0.24));
    case Charge::bell:
      return outline::bell();
    case Charge::rosette:
      return outline::rosette(variety);
  }
  return {};
}

void drawCharge(QPainter& painter, const QRectF& box, Charge charge, std::uint64_t variety,
                const QColor& fill, const QColor& rim) {
  QPainterPath path = chargePath(charge, variety);
  const QRectF bounds = path.boundingRect();
  const double scale = std::min(box.width() / bounds.width(), box.height() / bounds.height());
  QTransform place;
  place.translate(box.center().x(), box.center().y());
  place.scale(scale, scale);
  place.translate(-bounds.center().x(), -bounds.center().y());
  path = place.map(path);
  if (isPage(painter)) path = onGrid(coarse(fine(path), 0.01));
  const double rimWidth = std::min(box.width(), box.height()) * 0.07;
  painter.save();
  painter.setPen(QPen(rim, rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  painter.fillPath(path, fill);
  painter.restore();
}

}  // namespace lk::faces
