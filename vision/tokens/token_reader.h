// Finds round printed tokens on a sheet that was located by its marks, and reads the codes in their rims.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A token as printed.
struct TokenSpec {
  std::string key;      // for example "fighter/red"
  std::string rim;      // kSegments characters '0' and '1', see token_rim.h
  double diameter = 0;  // mm
};

/// A printed token. `key` is nullopt for a rim that cannot be read for certain.
struct TokenSighting {
  std::optional<std::string> key;
  double diameter = 0;   // mm
  double agreement = 0;  // of the rim with the best code, -1..1
  cv::Point2d mm;        // its middle on the sheet
  double turnedDeg = 0;  // clockwise against the sheet's upright, 0..360; 0 if not read
};

/// The tokens that may lie on a sheet. Their rims must differ in at least eight segments, however they are
/// turned.
struct TokenSheet {
  std::string sheet;  // SheetSpec::id
  cv::Size2d size;    // of the sheet, mm
  std::vector<TokenSpec> specs;
};

/// Returns the diameters there are, mm.
std::set<double> diametersOf(const TokenSheet& printed);

/// Reads the tokens that lie wholly in `area` (mm) of the sheet, in an 8-bit BGR image, row by row. Other
/// round things are dropped; a rim that is plainly one but too covered or unclear to be read has no key.
std::vector<TokenSighting> readTokens(const cv::Mat& bgr, const SheetSighting& sheet,
                                      const TokenSheet& printed, cv::Rect2d area);

}  // namespace lk::vision
