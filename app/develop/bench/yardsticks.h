// What work everybody knows costs on this machine, this minute: figures of machines, or of hours, that differ
// in pace compare by their ratio to it.
#pragma once

#include <string>

#include <opencv2/core.hpp>

#include "app/develop/bench/benches.h"

namespace lk::app {

/// On one core: decoding the frame (8-bit BGR) from JPEG, its edges by Canny, its local means. `size` stands
/// in the figures' names.
void benchYardsticks(const cv::Mat& frame, const std::string& size, const FigureSink& sink);

}  // namespace lk::app
