// Draws the round tokens of a game, with rims that the camera reads around what stands on them.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/tokens.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// Returns what is lettered on a token: the name of its card, or its own.
QString tokenTitle(const carddb::PrintedToken& token, const rules::CardBook& cards, LanguageId language);

/// Paints a token around the painter's origin, one unit a millimetre: a title in the middle, and over it the
/// symbol of a chip, or an arrow to the upright.
void paintToken(QPainter& painter, const carddb::PrintedToken& token, const QString& title);

/// The same as a picture of `pixelsPerMm`, transparent around the token.
QImage tokenImage(const carddb::PrintedToken& token, const QString& title, double pixelsPerMm);

}  // namespace lk::faces
