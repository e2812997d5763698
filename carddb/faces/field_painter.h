// Paints the coloured field behind an emblem, divided in one of the heraldic ways.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// Fills `shape` (in millimetres) with the two inks of `pair`.
void paintField(QPainter& painter, const QPainterPath& shape, Division division, const InkPair& pair);

}  // namespace lk::faces
