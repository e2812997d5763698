// Drawing functions for explaining pictures: outlines, text and tiles.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::app {

inline const cv::Scalar kGreen(90, 210, 90), kYellow(60, 220, 240), kRed(70, 70, 235), kGrey(170, 170, 170);

/// A copy of the photo to draw on, reduced to a convenient size.
struct Canvas {
  cv::Mat bgr;
  double scale = 1;  // canvas pixels per pixel of the photo
};
Canvas canvasOf(const cv::Mat& photo, int longSide = 1600);

void stroke(Canvas& canvas, const vision::Quad& outline, const cv::Scalar& colour, int width = 2);
/// Draws text on a dark background, its lower left corner at `at` (canvas pixels).
void write(cv::Mat& bgr, const std::string& words, cv::Point at,
           const cv::Scalar& colour = cv::Scalar(245, 245, 245));

/// A picture (8-bit BGR) with a line of text below it.
struct Tile {
  cv::Mat bgr;
  std::string words;
};
/// Arranges tiles in rows. All pictures of a sheet get the size `tile`.
cv::Mat sheetOf(const std::vector<std::vector<Tile>>& rows, cv::Size tile);

}  // namespace lk::app
