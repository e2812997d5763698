// Decodes pictures from files, for all code that works on single photos.
#pragma once

#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// Limit of 64 megapixels; larger pictures are refused without decoding.
inline constexpr long long kMaxPixels = 64'000'000;

/// Returns the picture in `path` (JPEG, PNG, BMP, WebP, HEIC, AVIF, TIFF, GIF, JPEG 2000) as 8-bit BGR,
/// rotated according to its metadata. If a file has several pictures, the first one. Fails if the file is
/// missing, empty, not a picture, incomplete, damaged or too large; the size is checked before decoding.
Outcome<cv::Mat> decodePicture(const std::string& path);
/// Decodes bytes in the same way; `name` is used in faults.
Outcome<cv::Mat> decodePicture(const std::vector<unsigned char>& bytes, const std::string& name);

/// Returns whether a name has a picture's extension (jpg, heic, tif, ...) in upper or lower case.
bool namedLikePicture(const std::string& path);

}  // namespace lk::app
