// Draws dice as rounded cubes by ray casting, so that every visible face shows its own pips.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

void drawDie(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera);
void drawDieShadow(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera);

}  // namespace lk::stage
