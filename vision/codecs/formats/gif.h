// GIF with giflib.
#pragma once

#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::codecs {

bool isGif(const std::vector<std::uint8_t>& bytes);
/// The first frame, on white where it is clear or smaller than its screen. Empty where it cannot be decoded.
cv::Mat decodeGif(const std::vector<std::uint8_t>& bytes);

}  // namespace lk::codecs
