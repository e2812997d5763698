// Draws the round tokens of a game, with a rim code for the camera around a title.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/tokens.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// Returns the lettering of a token: the name of its card, or its own.
QString tokenTitle(const carddb::PrintedToken& token, const rules::CardBook& cards, LanguageId language);

/// Paints a token centred at the painter's origin; the unit is 1 mm. `title` is written in its middle, below
/// the symbol of a chip or an arrow that points upright.
void paintToken(QPainter& painter, const carddb::PrintedToken& token, const QString& title);

/// Returns the same as an image of `pixelsPerMm`, transparent around the token.
QImage tokenImage(const carddb::PrintedToken& token, const QString& title, double pixelsPerMm);

}  // namespace lk::faces
