// HEIC and AVIF with libheif.
#pragma once

#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::codecs {

bool isHeif(const std::vector<std::uint8_t>& bytes);
/// The primary picture, turned and cut as the file says. Empty where it cannot be decoded.
cv::Mat decodeHeif(const std::vector<std::uint8_t>& bytes);

}  // namespace lk::codecs
