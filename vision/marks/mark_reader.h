// Reads QR marks with ZXing-C++, with retries where it has a hole: small, blurred and turned symbols.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/marks/mark_finder.h"

namespace lk::vision {

enum class MarkEffort {
  thorough,    // ZXing once over the whole picture, and every place with the three finder squares of a small
               // symbol, cut out upright and enlarged
  exhaustive,  // and the whole picture turned, enlarged, sharpened, reduced, inverted: for single photos
};

/// All QR symbols in an 8-bit grey image, corners to a fraction of a pixel. Symbols seen in a mirror are not
/// marks.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkEffort effort = MarkEffort::thorough);

/// What two looks at the same picture told, scanSymbols() and findFinderSquares(), which know nothing of each
/// other and may have been taken side by side.
struct MarkTracks {
  std::vector<MarkSighting> scanned;
  std::vector<FinderSquare> squares;
};
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkTracks tracks, MarkEffort effort);

/// The same by ZXing alone, as long as that reads all of `texts`.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, const std::vector<std::string>& texts);

}  // namespace lk::vision
