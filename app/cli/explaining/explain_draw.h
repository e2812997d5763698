// Strokes, words and tiles of the explaining pictures.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::app {

inline const cv::Scalar kGreen(90, 210, 90), kYellow(60, 220, 240), kRed(70, 70, 235), kGrey(170, 170, 170);

/// The photo on the way to its explanation: small enough to look at, and how much smaller.
struct Canvas {
  cv::Mat bgr;
  double scale = 1;  // of the photo's pixels
};
Canvas canvasOf(const cv::Mat& photo, int longSide = 1600);

void stroke(Canvas& canvas, const vision::Quad& outline, const cv::Scalar& colour, int width = 2);
/// Words on a dark ground, their lower left corner at `at` (pixels of the canvas).
void write(cv::Mat& bgr, const std::string& words, cv::Point at,
           const cv::Scalar& colour = cv::Scalar(245, 245, 245));

/// Rows of pictures (8-bit BGR) with a line of words below each; all pictures of one sheet get `tile` size.
struct Tile {
  cv::Mat bgr;
  std::string words;
};
cv::Mat sheetOf(const std::vector<std::vector<Tile>>& rows, cv::Size tile);

}  // namespace lk::app
