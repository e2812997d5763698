// The still things: the table's own surface, the mat, the trays.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"

namespace lk::stage {

/// The empty table as the camera sees it: surface, mat and trays, in even light. 8-bit BGR.
cv::Mat paintTable(const Scene& scene, const carddb::TableLayout& layout, const Camera& camera);

/// Where a sheet lies: millimetres of the sheet to pixels.
Placement sheetPlacement(cv::Point2d at, double turnDeg, const Camera& camera);

}  // namespace lk::stage
