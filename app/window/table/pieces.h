// Counters on the table beside the cards: the size of a deck, or how often something happened in a row.
#pragma once

#include <QVariantList>

#include "app/window/shared/moment.h"

namespace lk::app {

/// Returns maps of name and count: the table's numeric figures that are not zero, without round and turn.
QVariantList piecesOf(const Moment& moment);

}  // namespace lk::app
