// Determines which part of a card is visible: inside the image and not occluded.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns a visibility mask of a look's size (CV_8U, 255 visible), or an empty matrix if all is visible.
/// `corners` start at the card's top left. `above` are outlines of objects on it. `hidden` (CV_8U of the
/// image's size, or empty) is 255 where something else occludes it.
cv::Mat visibilityOf(const Quad& corners, cv::Size picture, const std::vector<Quad>& above,
                     const cv::Mat& hidden = {});

}  // namespace lk::vision
