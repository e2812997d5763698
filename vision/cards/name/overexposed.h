// Handles overexposure, which removes faint print together with the paper: a striped shape looks empty.
#pragma once

#include <string>

#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// Returns a CV_8U mask of a look's size: 255 where the card at `corners` is overexposed, or so nearly that
/// faint ink would be lost.
cv::Mat overexposedOf(const cv::Mat& bgr, const Quad& corners);

/// Returns a reference's look in which paper and faint ink under `overexposed` are replaced by the seen look.
cv::Mat withoutFaintInk(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& overexposed);

/// True if the name `key` is certain despite overexposure: no other card comes near, even if overexposed
/// places may have held any faint print. Also true if little of the card is overexposed.
bool holdsThoughOverexposed(CardInquiry& inquiry, const CardView& view, const std::string& key);

}  // namespace lk::vision
