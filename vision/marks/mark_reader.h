// Reads QR marks with ZXing-C++, with retries for symbols it misses: small, blurred and rotated ones.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/marks/mark_finder.h"

namespace lk::vision {

enum class MarkEffort {
  /// ZXing on the whole image, and on each candidate with the three finder squares of a small symbol, cut out
  /// upright and enlarged
  thorough,
  /// Also on the whole image rotated, enlarged, sharpened, reduced and inverted; for single photos.
  exhaustive,
};

/// Reads all QR symbols in an 8-bit grey image, with corners accurate to a fraction of a pixel. Mirrored
/// symbols are not marks.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkEffort effort = MarkEffort::thorough);

/// Results of scanSymbols() and findFinderSquares() for one image. The two are independent and may run in
/// parallel.
struct MarkScan {
  std::vector<MarkSighting> scanned;
  std::vector<FinderSquare> squares;
};
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkScan tracks, MarkEffort effort);

/// Reads with ZXing alone, if that finds all of `texts`, and thoroughly otherwise.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, const std::vector<std::string>& texts);

}  // namespace lk::vision
