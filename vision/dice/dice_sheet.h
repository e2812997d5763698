// Distinguishes pictures of dice on a sheet of paper from dice. Printed dice have one size and rotation, and
// even paper directly beside them, without a side face or a shadow.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/dice_face.h"

namespace lk::vision {

/// Marks the faces read in `bgr` that are printed: three or more together. Overexposed surroundings of a face
/// are not evaluated.
void markPrinted(const cv::Mat& bgr, std::vector<FaceReading>& faces);

}  // namespace lk::vision
