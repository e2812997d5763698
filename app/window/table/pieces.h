// What is counted on the table beside the cards: how many a deck holds, how often something happened in a
// row.
#pragma once

#include <QVariantList>

#include "app/window/shared/moment.h"

namespace lk::app {

/// Maps of name and count: the table's own numbers that are not zero and say neither round nor turn.
QVariantList piecesOf(const Moment& moment);

}  // namespace lk::app
