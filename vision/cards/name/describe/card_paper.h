// The paper of a card: what colour and how much light it has everywhere, under whatever is printed on it.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// The colour of a card's paper (8-bit BGR, of a look's size) where it is lit best, or the nearest thing to
/// it: of the twelfth of the card that is brightest in its weakest colour, for an ink may be bright, though
/// not in all three. `inSight` (CV_8U, of the same size; empty: all): 255 where the card itself is seen. A
/// card printed all over has no paper in sight: its lightest ink stands for it, as far as a lamp may have
/// such a colour.
cv::Vec3d whitestOf(const cv::Mat& card, const cv::Mat& inSight);

/// The paper under each pixel of an upright card, as CV_32FC3 in the card's own units; `whitest` where it is
/// lit best.
cv::Mat paperOf(const cv::Mat& card, const cv::Mat& inSight, const cv::Vec3d& whitest);

}  // namespace lk::vision
