// Reads QR marks with ZXing-C++, with retries where it has a hole: small, blurred and turned symbols.
#pragma once

#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

enum class MarkEffort { quick, thorough };

/// All QR symbols in an 8-bit grey image. `known` are places (in the same image) where marks were last seen: with
/// `quick`, only those are looked at when all of them still answer.
std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkEffort effort = MarkEffort::thorough,
                                    const std::vector<Quad>& known = {});

}  // namespace lk::vision
