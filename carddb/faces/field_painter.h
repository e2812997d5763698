// Paints the coloured field behind an emblem, divided in one of the heraldic ways.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// Fills `shape` (in millimetres) with the two inks of `pair`.
void paintField(QPainter& painter, const QPainterPath& shape, Division division, const InkPair& pair);
/// Draws a field with little ink: the deep part is hatched, and each pair of inks has its own hatching and
/// shifts the division.
void hatchField(QPainter& painter, const QPainterPath& shape, Division division, int pair);

}  // namespace lk::faces
