// Textures of flat things on the table, and drawing them into a frame in perspective.
#pragma once

#include <array>

#include <QImage>
#include <opencv2/core.hpp>

#include "stage/camera.h"

namespace lk::stage {

/// A picture with alpha (blue, green, red, alpha; premultiplied) of something flat, at `pixelsPerMm`.
struct Texture {
  cv::Mat picture;  // CV_8UC4
  double pixelsPerMm = 1;
  cv::Point2d origin;  // millimetres at the picture's top left
};

/// A soft shadow: the fraction of light it removes, 0..255.
struct ShadowTexture {
  cv::Mat mask;  // CV_8UC1
  double pixelsPerMm = 1;
  cv::Point2d origin;
};

cv::Mat bgrOf(const QImage& image);

/// A homography from millimetres of a flat thing to pixels of the frame.
using Placement = cv::Matx33d;

/// Computes a placement from four corners, given in millimetres of the thing and as points in space.
Placement placementOf(const std::array<cv::Point2d, 4>& own, const std::array<cv::Vec3d, 4>& onTable,
                      const Camera& camera);

/// Draws into an 8-bit BGR frame, with supersampling by two in each direction.
void draw(cv::Mat& frame, const Texture& texture, const Placement& placement);
void drawShadow(cv::Mat& frame, const ShadowTexture& shadow, const Placement& placement, double strength);

/// Blends `source` (8-bit BGR with premultiplied alpha) over `target` of the same size.
void blendOver(const cv::Mat& source, cv::Mat target);

}  // namespace lk::stage
