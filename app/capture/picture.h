// Pictures from files, for everything that looks at a single photo.
#pragma once

#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// 64 megapixels: larger pictures are refused, not attempted.
inline constexpr long long kMostPixels = 64'000'000;

/// The picture in `path` (JPEG, PNG, BMP, WebP, HEIC, AVIF, TIFF, GIF, JPEG 2000) as 8-bit BGR, turned
/// upright as it says of itself; of several in a file the first. A file that is missing, empty, no picture,
/// cut short, damaged or too large is a fault; the last is known without decoding.
Outcome<cv::Mat> decodePicture(const std::string& path);
/// The same of bytes; faults call them `name`.
Outcome<cv::Mat> decodePicture(const std::vector<unsigned char>& bytes, const std::string& name);

/// Whether a name ends like a picture's: jpg, heic, tif and so on, in any case.
bool namedLikePicture(const std::string& path);

}  // namespace lk::app
