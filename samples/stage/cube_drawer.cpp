#include "stage/cube_drawer.h"

#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "stage/card_drawer.h"

namespace lk::stage {

namespace {

// Light of a side face, as a share of the top's: the most and the least, by where it looks.
constexpr double kLitSide = 0.74, kDarkSide = 0.5;
constexpr double kShadowStrength = 0.4;

/// The corners of a square, clockwise as seen from above.
std::array<cv::Vec3d, 4> squareAt(const CardPose& pose, double side, double z) {
  std::array<cv::Vec3d, 4> corners;
  for (std::size_t i = 0; i < 4; ++i) {
    const double angle = (pose.turnDeg + 45 + 90 * double(i)) * CV_PI / 180;
    const double radius = side / std::sqrt(2.0);
    corners[i] = pose.centre + cv::Vec3d(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return corners;
}

cv::Point onPicture(const cv::Vec3d& corner, const Camera& camera) {
  return camera.project(corner);
}

ShadowTexture shadowOf(double side) {
  constexpr int kMargin = 4;
  const int span = static_cast<int>(std::lround(side)) + 2 * kMargin;
  ShadowTexture shadow;
  shadow.origin = {-span / 2.0, -span / 2.0};
  shadow.mask = cv::Mat::zeros(span, span, CV_8U);
  cv::rectangle(shadow.mask, cv::Rect(kMargin, kMargin, span - 2 * kMargin, span - 2 * kMargin), 255,
                cv::FILLED);
  cv::GaussianBlur(shadow.mask, shadow.mask, {}, 1.2);
  return shadow;
}

}  // namespace

void drawCube(cv::Mat& frame, const CardPose& pose, const CubeLook& cube, const Camera& camera) {
  const double turn = pose.turnDeg * CV_PI / 180;
  const cv::Vec3d along(std::cos(turn), std::sin(turn), 0), down(-std::sin(turn), std::cos(turn), 0);
  const cv::Vec3d ground(pose.centre[0] + kShadowShift[0] * cube.sideMm / 2,
                         pose.centre[1] + kShadowShift[1] * cube.sideMm / 2, 0);
  drawShadow(frame, shadowOf(cube.sideMm),
             placementOf({cv::Point2d(0, 0), cv::Point2d(1, 0), cv::Point2d(1, 1), cv::Point2d(0, 1)},
                         {ground, ground + along, ground + along + down, ground + down}, camera),
             kShadowStrength);
  const std::array<cv::Vec3d, 4> foot = squareAt(pose, cube.sideMm, 0);
  const std::array<cv::Vec3d, 4> top = squareAt(pose, cube.sideMm, cube.sideMm);
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t next = (i + 1) % 4;
    const std::array<cv::Point, 4> face{onPicture(foot[i], camera), onPicture(foot[next], camera),
                                        onPicture(top[next], camera), onPicture(top[i], camera)};
    const double looks = std::cos((pose.turnDeg + 90 + 90 * double(i)) * CV_PI / 180 - 0.7);
    const double light = kDarkSide + (kLitSide - kDarkSide) * (1 + looks) / 2;
    cv::fillConvexPoly(frame, face, cv::Scalar(cube.colour * light), cv::LINE_AA);
  }
  std::array<cv::Point, 4> lid;
  for (std::size_t i = 0; i < 4; ++i) lid[i] = onPicture(top[i], camera);
  cv::fillConvexPoly(frame, lid, cv::Scalar(cube.colour), cv::LINE_AA);
}

}  // namespace lk::stage
