// Counters on the table beside the cards: the size of a deck, or how often something happened in a row.
#pragma once

#include "app/window/shared/moment.h"
#include "app/window/table/figure_rows.h"

namespace lk::app {

/// Returns the table's numeric figures that are not zero, without round and turn, and without those that the
/// board shows on a pile of cards.
QList<CountedPiece> piecesOf(const Moment& moment);

}  // namespace lk::app
