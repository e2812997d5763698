// Plain cubes that people lay on cards and tracks.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

/// Draws the cube of a pose whose entry has one, with its shadow.
void drawCube(cv::Mat& frame, const CardPose& pose, const CubeLook& cube, const Camera& camera);

}  // namespace lk::stage
