// Draws things that never move: the table's surface, the mat, the trays.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"

namespace lk::stage {

/// Returns the empty table as seen by the camera: surface, mat and trays in even light. 8-bit BGR.
cv::Mat paintTable(const Scene& scene, const carddb::TableLayout& layout, const Camera& camera);

/// Returns the placement of a sheet: millimetres of the sheet -> pixels.
Placement sheetPlacement(cv::Point2d at, double turnDeg, const Camera& camera);
/// Returns that of a corner tile.
Placement tilePlacement(const TilePlace& place, const carddb::Sheet& tile, const Camera& camera);

}  // namespace lk::stage
