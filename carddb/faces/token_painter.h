// Draws the round tokens of a game, with rims that the camera reads around what stands on them.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/tokens.h"

namespace lk::faces {

/// Paints a token around the painter's origin, one unit a millimetre. `title` is lettered in its middle.
void paintToken(QPainter& painter, const carddb::PrintedToken& token, double diameter, const QString& title);

/// The same as a picture of `pixelsPerMm`, transparent around the token.
QImage tokenImage(const carddb::PrintedToken& token, double diameter, const QString& title,
                  double pixelsPerMm);

}  // namespace lk::faces
