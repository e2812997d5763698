// How much light falls where: the lamp's evenness, the lens's dark corners, shadows, reflections.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"

namespace lk::stage {

inline constexpr int kOneGain = 4096;

/// Gain of each pixel's blue, green and red (CV_16UC3, kOneGain is one).
cv::Mat lightGain(const Scene& scene, const Camera& camera);

/// Light that reflections add to each pixel (CV_8UC3); empty when there are none.
cv::Mat glareOf(const Scene& scene, const Camera& camera);

}  // namespace lk::stage
