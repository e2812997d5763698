// Masks that set cards apart from a table, each good at what another fails at.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

struct CardMasks {
  std::vector<cv::Mat> all;  // 255 where the picture may show a card; one recipe a mask
  cv::Mat edges;             // one of them: where lightness or colour changes, lines three pixels wide
  cv::Mat lines;             // the same, one pixel wide
};

/// Of an 8-bit BGR picture.
CardMasks cardMasks(const cv::Mat& picture);

}  // namespace lk::vision
