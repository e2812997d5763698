// The band below the picture: the numbers a player looks for, or a list of cards.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// As many equal parts as there are figures; nothing for none.
void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band);

/// A row a card, a small card for each copy; nothing for an empty list.
void paintRows(QPainter& painter, const CardLook& look, const QRectF& band);

/// The figures in the upper corners of the picture.
void paintCorners(QPainter& painter, const CardLook& look, const QRectF& picture);

}  // namespace lk::faces
