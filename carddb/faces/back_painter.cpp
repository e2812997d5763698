// Card backs: one pattern per deck, identical after half a turn, so that the orientation of a back reveals
// nothing.
#include <cmath>

#include <QPainterPath>
#include <QTransform>

#include "faces/card_look.h"
#include "faces/charge.h"
#include "faces/face_painter.h"
#include "faces/field_painter.h"
#include "faces/outline_shapes.h"
#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

/// Charges that a lattice can repeat, selected by the deck's name.
constexpr Charge kTiles[] = {Charge::star, Charge::gem,     Charge::sun,
                             Charge::die,  Charge::rosette, Charge::hourglass};

/// Selects one of many equally good variants: with this one the usual decks of a game differ in inks and
/// medallion.
constexpr std::uint64_t kDraw = 18;

constexpr double kMedallion = 19;  // radius, millimetres

void paintLattice(QPainter& painter, const QRectF& field, Charge tile, std::uint64_t variety,
                  const QColor& ink, double step) {
  painter.save();
  painter.setClipRect(field, Qt::IntersectClip);
  painter.setPen(QPen(ink, 0.5));
  const QPointF centre = field.center();
  const double reach = field.width() + field.height();
  const int lines = static_cast<int>(reach / step);
  for (int i = -lines; i <= lines; ++i) {
    const double at = i * step;
    painter.drawLine(centre + QPointF(at - reach, -reach), centre + QPointF(at + reach, reach));
    painter.drawLine(centre + QPointF(at + reach, -reach), centre + QPointF(at - reach, reach));
  }
  // Simplified, since there are many of them: a page of backs would otherwise be very large.
  const QPainterPath one = coarse(chargePath(tile, variety), isPage(painter) ? 0.035 : 0.01);
  QPainterPath all;  // for a page: one path is shorter than many
  for (int row = -12; row <= 12; ++row) {
    for (int column = -12; column <= 12; ++column) {
      if ((row + column) % 2 == 0) continue;
      // Tiles of the lower half are upside down, so that the back is identical after half a turn.
      const bool lower = row > 0 || (row == 0 && column > 0);
      const double scale = step * 0.17 * (lower ? -1 : 1);
      const QPointF at = centre + QPointF(column * step / 2, row * step / 2);
      const double size = std::abs(scale) * 1.5;
      if (!field.intersects(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))) continue;
      const QPointF off = at - centre;
      if (std::hypot(off.x(), off.y()) + 1.5 * size < kMedallion) continue;  // covered by the medallion
      const QPainterPath path = QTransform(scale, 0, 0, scale, at.x(), at.y()).map(one);
      if (isPage(painter))
        all.addPath(onGrid(path));
      else
        painter.fillPath(path, ink);
    }
  }
  painter.fillPath(all, ink);
  painter.restore();
}

}  // namespace

void paintBack(QPainter& painter, std::string_view game, std::string_view deck, double bleed, InkUse use) {
  const std::uint64_t variety = fingerprint(std::string(game) + "/" + std::string(deck)) + kDraw;
  Choices choices(variety);
  int pairIndex = choices.next(kInkPairs);
  QColor border = borderInk(deck);
  if (const auto type = houseStyle().types.find(deck); type != houseStyle().types.end())
    border = type->second.ink;
  if (const auto back = houseStyle().backs.find(deck); back != houseStyle().backs.end()) {
    border = back->second.ink;
    pairIndex = back->second.pair;
  }
  const InkPair pair = inkPair(static_cast<std::uint64_t>(pairIndex));
  const Charge tile = kTiles[choices.next(static_cast<int>(std::size(kTiles)))];
  const bool low = use == InkUse::low;
  double step = 11 + choices.next(3) * 2.5;
  if (low) step = 11 + pairIndex % 3 * 5;  // where colours differ, the scale of the lattice does
  const Division division = static_cast<Division>(choices.next(kDivisions));

  const QRectF card(0, 0, kCardWidthMm, kCardHeightMm);
  const QRectF field = card.adjusted(2.6, 2.6, -2.6, -2.6);
  const QRectF inner = field.adjusted(1.2, 1.2, -1.2, -1.2);
  if (low) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kInk, 0.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(card.adjusted(0.2, 0.2, -0.2, -0.2));
    painter.drawRect(inner);
  } else {
    painter.fillRect(card.adjusted(-bleed, -bleed, bleed, bleed), border);
    painter.fillRect(field, pair.light);
    painter.fillRect(inner, pair.deep);
  }
  paintLattice(painter, inner, tile, variety, low ? kInk : pair.light, step);

  // The medallion in the middle: its upper half, painted twice, the second time turned by 180 degrees.
  for (const int half : {0, 1}) {
    painter.save();
    painter.translate(card.center());
    painter.rotate(180.0 * half);
    painter.setClipRect(QRectF(-40, -50, 80, 50), Qt::IntersectClip);
    QPainterPath medallion;
    medallion.addEllipse(QPointF(0, 0), kMedallion, kMedallion);
    if (low)
      hatchField(painter, medallion, division, pairIndex);
    else
      paintField(painter, medallion, division, pair);
    painter.setPen(QPen(kInk, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(medallion);
    painter.restore();
  }
  painter.save();
  painter.setPen(QPen(kInk, 0.8));
  painter.setBrush(low ? QColor(Qt::white) : kChargeFill);
  painter.drawEllipse(card.center(), 11.5, 11.5);
  painter.restore();
  const QPainterPath rosette = chargePath(Charge::rosette, variety);
  const QPainterPath symmetric = rosette.united(QTransform().rotate(180).map(rosette));
  const QPainterPath placed = QTransform(9.2, 0, 0, 9.2, card.center().x(), card.center().y()).map(symmetric);
  if (low)
    painter.strokePath(placed, QPen(kInk, 0.7));
  else
    painter.fillPath(placed, pair.deep);
}

}  // namespace lk::faces
