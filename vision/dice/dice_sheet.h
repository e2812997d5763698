// Tells pictures of dice on a sheet of paper from dice: printed ones are of one size and turned alike, and
// right beside each the paper goes on, without a side face or a shadow.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/dice_face.h"

namespace lk::vision {

/// Marks those of the faces read in `bgr` that are printed: three or more together. What is overexposed
/// around a face tells nothing.
void markPrinted(const cv::Mat& bgr, std::vector<FaceReading>& faces);

}  // namespace lk::vision
