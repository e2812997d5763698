// How a WebP is to be turned: the one format whose orientation OpenCV does not look at.
#pragma once

#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::codecs {

/// The orientation of EXIF in a WebP, 1 to 8; 1 (as it is) for anything else.
int turnOfWebp(const std::vector<std::uint8_t>& bytes);
/// Turns and mirrors a picture upright.
void turnUpright(cv::Mat& picture, int orientation);

}  // namespace lk::codecs
