// Finds round printed tokens on a sheet that was located by its marks, and reads the codes in their rims.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A token as printed.
struct TokenSpec {
  std::string key;  // for example "fighter/red"
  std::string rim;  // kSegments characters '0' and '1', see token_rim.h
};

/// A printed token. `key` is nullopt for a rim that cannot be read for certain.
struct TokenSighting {
  std::optional<std::string> key;
  double agreement = 0;  // of the rim with the best code, -1..1
  cv::Point2d mm;        // its middle on the sheet
  double turnedDeg = 0;  // clockwise against the sheet's upright, 0..360; 0 if not read
};

/// Reads all tokens of one diameter (mm) on a sheet of `size` mm in an 8-bit BGR image, row by row. The rims
/// of `specs` must differ in at least eight segments, however they are turned. Other round things are
/// dropped; a rim that is plainly one but too covered or unclear to be read has no key.
std::vector<TokenSighting> readTokens(const cv::Mat& bgr, const SheetSighting& sheet, cv::Size2d size,
                                      double diameter, const std::vector<TokenSpec>& specs);

}  // namespace lk::vision
