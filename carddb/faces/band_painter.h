// Paints the band below the picture: key figures, or a list of cards.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// Divides the band into equal parts, one per figure. Paints nothing if there are none.
void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band);

/// Paints one row per list entry, with a small card symbol for each copy. Paints nothing for an empty list.
void paintRows(QPainter& painter, const CardLook& look, const QRectF& band);

/// Paints the corner figures into the upper corners of the picture.
void paintCorners(QPainter& painter, const CardLook& look, const QRectF& picture);

}  // namespace lk::faces
