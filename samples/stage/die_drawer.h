// Dice as solid bodies: rounded cubes met by rays, so that every face in sight shows its own pips.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

void drawDie(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera);
void drawDieShadow(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera);

}  // namespace lk::stage
