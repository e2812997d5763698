// Draws the round tokens of a game, with a rim code for the camera around a title.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/tokens.h"

namespace lk::faces {

/// Paints a token centred at the painter's origin; the unit is 1 mm. `title` is written in its middle.
void paintToken(QPainter& painter, const carddb::PrintedToken& token, double diameter, const QString& title);

/// Returns the same as an image of `pixelsPerMm`, transparent around the token.
QImage tokenImage(const carddb::PrintedToken& token, double diameter, const QString& title,
                  double pixelsPerMm);

}  // namespace lk::faces
