// The emblems (charges, in heraldry) of cards, as outlines in the square from (-1,-1) to (1,1), with y down.
#pragma once

#include <cstdint>

#include <QPainter>
#include <QPainterPath>

namespace lk::faces {

enum class Charge {
  sword,
  spear,
  hammer,
  arrow,
  bolt,
  claw,
  shield,
  wing,
  flame,
  heart,
  star,
  lamp,
  gem,
  die,
  hand,
  drop,
  spiral,
  eye,
  cards,
  flag,
  scales,
  chest,
  fork,
  coins,
  hourglass,
  rise,
  cycle,
  exchange,
  sun,
  bell,
  rosette,
};

/// `variety` varies charges without a fixed form (the rosette's petals).
QPainterPath chargePath(Charge charge, std::uint64_t variety = 0);

/// Fills the charge into `box`, with a dark rim that keeps it visible on any field.
void drawCharge(QPainter& painter, const QRectF& box, Charge charge, std::uint64_t variety,
                const QColor& fill, const QColor& rim);

}  // namespace lk::faces
