// Runs the proposer net on one level of the image pyramid.
#pragma once

#include "vision/propose/proposals.h"

namespace lk::vision {

/// Returns the local maxima above the probability `leastChance` in the image resized by `scale`.
ProposalLevel proposeAt(const cv::Mat& bgr, double scale, double leastChance);

}  // namespace lk::vision
