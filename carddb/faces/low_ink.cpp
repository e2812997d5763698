// The look of a card that is printed with little ink.
#include "faces/card_look.h"

namespace lk::faces {

CardLook inLowInk(CardLook look) {
  look.use = InkUse::low;
  look.ink = kInk;
  for (CostFigure& figure : look.cost) figure.ink = QColor();
  if (look.sign) look.sign->ink = kInk;
  return look;
}

}  // namespace lk::faces
