// Masks that separate cards from the table. Each works where another fails.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

struct CardMasks {
  std::vector<cv::Mat> all;  // 255 where a card may be; one method per mask
  cv::Mat edges;             // one of them: edges of lightness or colour, three pixels wide
  cv::Mat lines;             // the same edges, one pixel wide
};

/// Computes all masks of an 8-bit BGR image.
CardMasks cardMasks(const cv::Mat& picture);

}  // namespace lk::vision
