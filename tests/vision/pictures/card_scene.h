// Renders images of cards for tests, with positions known to a fraction of a pixel.
#pragma once

#include <random>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision::scene {

enum class Table { wood, cloth, black, white };

/// Returns a card design, 504 x 704 pixels, different for every number: a frame, an emblem, lines of text, a
/// number.
cv::Mat cardFace(int number, const cv::Scalar& border);
cv::Mat table(Table kind, cv::Size size, unsigned seed);

/// Returns the corners of a card of `height` pixels around `centre`, rotated clockwise and tilted away at the
/// top.
Quad pose(cv::Point2f centre, double height, double turnedDeg, double tiltDeg = 0,
          double aspect = 88.0 / 63.0);

/// Returns the corners of a card of `height` pixels on a table that is tilted away at the top. `at` is
/// relative to the table's centre, whose position in the image is `middle`. All cards share one camera.
Quad poseOnTable(cv::Point2f at, double height, double turnedDeg, double tiltDeg, cv::Point2f middle);

/// Draws a card with soft edges and a small shadow. corners[0] is the card's own top left.
void lay(cv::Mat& picture, const cv::Mat& card, const Quad& corners);

struct Camera {
  double blur = 0.7;        // sigma, pixels
  double noise = 3;         // grey levels
  double unevenness = 0.3;  // fraction of light lost from one corner to the other
};

/// Returns the image as a webcam would record it.
cv::Mat seen(const cv::Mat& picture, const Camera& camera, unsigned seed);

/// Returns the largest distance of a corner of `found` from its true position, in diagonals. Any corner order
/// is accepted.
double cornerError(const Quad& found, const Quad& truth);

}  // namespace lk::vision::scene
