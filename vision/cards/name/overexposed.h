// Too much light burns a card's paper out, and with it what is printed faintly: a striped shape looks like an
// empty one.
#pragma once

#include <string>

#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// Where the card at `corners` is overexposed, or so nearly that faint ink would be lost: 255 in a CV_8U of a
/// look's size.
cv::Mat overexposedOf(const cv::Mat& bgr, const Quad& corners);

/// A reference's look with the one seen in place of what may be overexposed of it: its faint ink and its
/// paper.
cv::Mat withoutFaintInk(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& overexposed);

/// Whether the card in `view` is the one called `key` whatever is overexposed of the picture: no other comes
/// near it when all that may have been there is taken to have been. True where little of the card is
/// overexposed.
bool holdsThoughOverexposed(CardInquiry& inquiry, const CardView& view, const std::string& key);

}  // namespace lk::vision
