// Reads QR marks with ZXing-C++, with retries where it has a hole: small, blurred and turned symbols.
#pragma once

#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

enum class MarkEffort {
  quick,     // only where marks are known to be, when all of these still answer; else as `onePass`
  onePass,   // ZXing once over the whole picture
  thorough,  // and every place with the three finder squares of a small symbol, cut out upright and enlarged
  exhaustive,  // and the whole picture turned, enlarged, sharpened, reduced, inverted: for single photos
};

/// All QR symbols in an 8-bit grey image, corners to a fraction of a pixel. `known` are places (in the same
/// image) where marks were last seen. Symbols seen in a mirror are not marks.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkEffort effort = MarkEffort::thorough,
                                    const std::vector<Quad>& known = {});

}  // namespace lk::vision
