// Pictures laid on flat things of the table, and how they are drawn into a frame in perspective.
#pragma once

#include <array>

#include <QImage>
#include <opencv2/core.hpp>

#include "stage/camera.h"

namespace lk::stage {

/// A picture with transparency (blue, green, red, alpha; colours multiplied by alpha), `pixelsPerMm` to the
/// millimetre, that shows `area` millimetres of something flat.
struct Texture {
  cv::Mat picture;  // CV_8UC4
  double pixelsPerMm = 1;
  cv::Point2d origin;  // millimetres at the picture's top left
};

/// A soft dark shape: how much light it takes, 0..255.
struct ShadowTexture {
  cv::Mat mask;  // CV_8UC1
  double pixelsPerMm = 1;
  cv::Point2d origin;
};

cv::Mat bgrOf(const QImage& image);

/// A homography from millimetres of a flat thing to pixels of the frame.
using Placement = cv::Matx33d;

/// From three or four corners in space, given as millimetres of the thing and points of the table.
Placement placementOf(const std::array<cv::Point2d, 4>& own, const std::array<cv::Vec3d, 4>& onTable,
                      const Camera& camera);

/// Draws into an 8-bit BGR frame, twice as fine as its pixels and averaged.
void draw(cv::Mat& frame, const Texture& texture, const Placement& placement);
void drawShadow(cv::Mat& frame, const ShadowTexture& shadow, const Placement& placement, double strength);

/// Lays `source` (8-bit BGR with alpha, colours multiplied) over `target` of the same size.
void blendOver(const cv::Mat& source, cv::Mat target);

}  // namespace lk::stage
