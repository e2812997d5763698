// One pass of ZXing over a grey image: texts of symbols, and corners to whole pixels.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the QR symbols that ZXing reads in an 8-bit grey image. `toImage` maps its pixels to the
/// coordinates of the result. Never throws: an image that ZXing rejects has no symbols.
std::vector<MarkSighting> scanSymbols(const cv::Mat& grey, const cv::Matx33d& toImage = cv::Matx33d::eye());

/// True if the centre of one lies inside the other.
bool samePlace(const Quad& a, const Quad& b);

/// Adds symbols at places where there is none yet.
void mergeByPlace(std::vector<MarkSighting>& into, std::vector<MarkSighting>&& more);

}  // namespace lk::vision
