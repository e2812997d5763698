// What of a card is in sight: inside the picture, and under nothing.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// 255 where the camera sees the card at `corners` (from corners[0] as its top left), on a grid of a look's
/// size (CV_8U); empty when all of it is seen. `above` are outlines of what lies on it; `hidden` (CV_8U, of
/// the picture's size, or empty) is 255 where something else hides it.
cv::Mat inSightOf(const Quad& corners, cv::Size picture, const std::vector<Quad>& above,
                  const cv::Mat& hidden = {});

}  // namespace lk::vision
