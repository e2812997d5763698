// Pictures of cards drawn for tests: what lies where is known to a fraction of a pixel.
#pragma once

#include <random>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision::scene {

enum class Table { wood, cloth, black, white };

/// A card design, 504 x 704 pixels, different for every number: a frame, an emblem, lines of text, a number.
cv::Mat cardFace(int number, const cv::Scalar& border);
cv::Mat table(Table kind, cv::Size size, unsigned seed);

/// A card of `height` pixels around `centre`, turned clockwise and tilted away at the top.
Quad pose(cv::Point2f centre, double height, double turnedDeg, double tiltDeg = 0,
          double aspect = 88.0 / 63.0);

/// A card of `height` pixels that lies at `at` (from the table's middle) on a table tilted away at the top,
/// all of it seen by one camera; `middle` is the table's, in the picture.
Quad poseOnTable(cv::Point2f at, double height, double turnedDeg, double tiltDeg, cv::Point2f middle);

/// Draws it with soft edges, the card's own top left at corners[0], and a small shadow.
void lay(cv::Mat& picture, const cv::Mat& card, const Quad& corners);

struct Camera {
  double blur = 0.7;        // sigma, pixels
  double noise = 3;         // grey levels
  double unevenness = 0.3;  // share of light lost from one corner to the other
};

/// What a webcam makes of it.
cv::Mat seen(const cv::Mat& picture, const Camera& camera, unsigned seed);

/// Largest distance of a corner of `found` from its true place, the order of corners left open; in diagonals.
double cornerError(const Quad& found, const Quad& truth);

}  // namespace lk::vision::scene
