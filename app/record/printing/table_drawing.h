// Draws how a table is laid: the corner tiles, the zones between them, the trays and the two players.
#pragma once

#include <QPainter>

#include "carddb/sheets.h"

namespace lk::app {

/// Paints the table as large as fits into the box, seen from above with seat A at the lower edge, and below
/// it the sizes that the rectangle may have. Returns the height used.
double paintTable(QPainter& painter, const QRectF& box, const carddb::TableLayout& layout);

/// Returns the size of the rectangle between the middles of the tiles, in millimetres.
QSizeF laidSize(const carddb::TableLayout& layout);

/// Returns a sentence on how large the rectangle is, and may be.
QString laidSizeNote(const carddb::TableLayout& layout);

}  // namespace lk::app
