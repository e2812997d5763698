// Cards and dice for drawn tables.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

constexpr double kCardWidth = 63, kCardHeight = 88;  // millimetres
constexpr double kPiecePixelsPerMm = 8;
constexpr double kDieSide = 16;

/// Returns the face of a card: frame, title, picture and text, all different from any other number's.
cv::Mat cardFace(int number);
/// Returns a card back that looks the same rotated by 180 degrees.
cv::Mat cardBack();
/// Returns the top face of a die (1..6), red with white pips and rounded corners; its alpha is 0 outside.
cv::Mat dieFace(int value);

}  // namespace lk::vision::drawn
