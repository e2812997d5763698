// Masks that set cards apart from a table, each good at what another fails at.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// 255 where the picture (8-bit BGR) may show a card. One recipe a mask.
std::vector<cv::Mat> cardMasks(const cv::Mat& picture);

}  // namespace lk::vision
