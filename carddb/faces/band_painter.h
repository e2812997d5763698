// Paints the numbers of a card: the band below the picture with key figures or a list of cards, and what
// stands along the picture's edges.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// The inks of a part with its own ground: the ground, and what is printed on it.
struct GroundInks {
  QColor ground, print;
};
/// Returns those of the card's bands: light on the card's ink, or with little ink dark on white.
GroundInks groundInks(const CardLook& look);
/// Returns the colour of the paper behind emblems: white with little ink, which printers leave out.
QColor paperOf(const CardLook& look);
/// Fills the box with the ground; a white one is outlined instead.
void paintGround(QPainter& painter, const QRectF& box, const GroundInks& inks);

/// Divides the band into equal parts, one per figure. Paints nothing if there are none.
void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band);

/// Paints one row per list entry, with a small card symbol for each copy. Paints nothing for an empty list.
void paintRows(QPainter& painter, const CardLook& look, const QRectF& band);

/// Paints the corner figures into the upper corners of the picture; into the right one beside a sign.
void paintCorners(QPainter& painter, const CardLook& look, const QRectF& picture);

/// Paints the sign into the upper left corner. Paints nothing if there is none.
void paintSign(QPainter& painter, const CardLook& look, const QRectF& picture);

/// Paints the remarks along the lower edge, from the left.
void paintTags(QPainter& painter, const CardLook& look, const QRectF& picture);

}  // namespace lk::faces
