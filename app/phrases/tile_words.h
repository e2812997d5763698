// What is said about corner tiles on a table.
#pragma once

#include <QString>

#include "app/session/calibration/tile_check.h"

namespace lk::app {

/// Returns what is seen, and what to do about it; the cure is empty if nothing is wrong.
QString tilesFound(const TilesSeen& tiles);
QString tilesCure(const TilesSeen& tiles);

/// "far left", seen from seat A.
QString tileCorner(const std::string& corner);

}  // namespace lk::app
