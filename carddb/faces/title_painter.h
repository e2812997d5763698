// Paints the title of a card and, beside it, the card's cost.
#pragma once

#include <QPainter>

#include "faces/card_look.h"
#include "faces/text_fitter.h"

namespace lk::faces {

/// Returns the width of the cost, with the gap between it and the title; 0 without a cost. Millimetres.
double costWidth(const CardLook& look);

/// Returns how the title is set: beside a cost in up to two lines, otherwise in one.
TextStyle titleStyle(const CardLook& look);

/// Paints the title into its box, and the cost to the right of it.
void paintTitle(QPainter& painter, const CardLook& look, const QRectF& title);

}  // namespace lk::faces
