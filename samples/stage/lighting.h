// Lighting per pixel: uneven lamp light, vignetting, shadows, reflections.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"

namespace lk::stage {

inline constexpr int kOneGain = 4096;

/// Returns the gain of each pixel's blue, green and red (CV_16UC3; kOneGain means 1).
cv::Mat lightGain(const Scene& scene, const Camera& camera);

/// Returns the light that reflections add to each pixel (CV_8UC3); empty if there are none.
cv::Mat glareOf(const Scene& scene, const Camera& camera);

}  // namespace lk::stage
