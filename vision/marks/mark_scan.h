// One pass of ZXing over one grey picture: what the symbols say and where they lie, to whole pixels.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// QR symbols ZXing reads in an 8-bit grey image as it is. `toImage` maps its pixels to those the corners are
/// wanted in. Never throws: what ZXing cannot digest holds no symbols.
std::vector<MarkSighting> scanSymbols(const cv::Mat& grey, const cv::Matx33d& toImage = cv::Matx33d::eye());

/// True when the centre of one lies inside the other.
bool samePlace(const Quad& a, const Quad& b);

/// Adds what is not there yet: another text, or the same text elsewhere.
void mergeByPlace(std::vector<MarkSighting>& into, std::vector<MarkSighting>&& more);

}  // namespace lk::vision
