// The coloured field behind an emblem, parted in one of the heraldic ways.
#pragma once

#include <QPainter>

#include "faces/card_look.h"

namespace lk::faces {

/// Fills `shape` (millimetres) with the two inks of `pair`.
void paintField(QPainter& painter, const QPainterPath& shape, Division division, const InkPair& pair);

}  // namespace lk::faces
