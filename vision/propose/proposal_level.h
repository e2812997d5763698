// What the proposer net finds in a picture made smaller or larger to one level of the pyramid.
#pragma once

#include "vision/propose/proposals.h"

namespace lk::vision {

/// Finds the local maxima above `leastChance` in the picture resized by `scale`.
ProposalLevel proposeAt(const cv::Mat& bgr, double scale, double leastChance);

}  // namespace lk::vision
