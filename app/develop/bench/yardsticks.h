// The cost of well-known work on this computer at this moment. Figures from computers or times of different
// speed can be compared by their ratio to it.
#pragma once

#include <string>

#include <opencv2/core.hpp>

#include "app/develop/bench/benches.h"

namespace lk::app {

/// Measures on one core: decoding the frame (8-bit BGR) from JPEG, its edges by Canny, its local means.
/// `size` is part of the figures' names.
void benchYardsticks(const cv::Mat& frame, const std::string& size, const FigureSink& sink);

}  // namespace lk::app
