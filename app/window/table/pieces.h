// What lies on the table and is counted: cards with life points, decks with a number of cards.
#pragma once

#include <QVariantList>

#include "app/window/shared/moment.h"

namespace lk::app {

/// Maps of name, count, owner (a letter or "") and isCard: face-up cards that carry a counter, then the
/// table's own numbers that say neither round nor turn.
QVariantList piecesOf(const Moment& moment);

}  // namespace lk::app
