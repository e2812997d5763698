// Cards and dice for drawn tables.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

constexpr double kCardWidth = 63, kCardHeight = 88;  // millimetres
constexpr double kPiecePixelsPerMm = 8;
constexpr double kDieSide = 16;

/// The face of card number `number`: frame, title, picture, text, all different from any other number's.
cv::Mat cardFace(int number);
/// Looks the same from both ends.
cv::Mat cardBack();
/// The top face of a die (1..6), red with white pips, corners rounded; the alpha is 0 outside of it.
cv::Mat dieFace(int value);

}  // namespace lk::vision::drawn
