// The paper of a card: what colour and how much light it has everywhere, under whatever is printed on it.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// The paper under each pixel of an upright card (8-bit BGR, of a look's size), as CV_32FC3 in the card's own
/// units. `inSight` (CV_8U, of the same size; empty: all): 255 where the card itself is seen. A card printed
/// all over has no paper in sight: its lightest ink stands for it, as far as a lamp may have such a colour.
cv::Mat paperOf(const cv::Mat& card, const cv::Mat& inSight);

}  // namespace lk::vision
