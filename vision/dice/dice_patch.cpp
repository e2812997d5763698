#include "vision/dice/dice_patch.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr float kAround = 1.5F;  // of a patch's width; contains the patch at any rotation

}  // namespace

cv::Mat patchAt(const Pyramid& picture, const PatchPlace& place, int pixels) {
  const auto& [bgr, reduction] = picture.levelFor(place.width / static_cast<float>(pixels));
  cv::Point2f middle = place.middle / reduction;
  float width = place.width / static_cast<float>(reduction);
  cv::Mat around = bgr;
  if (static_cast<float>(pixels) < 0.8F * width) {  // reduces first, to avoid aliasing
    const int wide = cvRound(kAround * width);
    const cv::Rect square(cvRound(middle.x) - wide / 2, cvRound(middle.y) - wide / 2, wide, wide);
    const cv::Rect inside = square & cv::Rect({0, 0}, bgr.size());
    around.release();  // must not write into the image itself
    cv::copyMakeBorder(bgr(inside), around, inside.y - square.y, square.br().y - inside.br().y,
                       inside.x - square.x, square.br().x - inside.br().x, cv::BORDER_REPLICATE);
    const int small = cvRound(kAround * static_cast<float>(pixels));
    cv::resize(around, around, {small, small}, 0, 0, cv::INTER_AREA);
    const float shrunk = static_cast<float>(small) / static_cast<float>(wide);
    middle = (middle - cv::Point2f(square.tl())) * shrunk;
    width *= shrunk;
  }
  return sampledAt(around, {middle, width, place.turn}, pixels);
}

cv::Mat sampledAt(const cv::Mat& bgr, const PatchPlace& place, int pixels) {
  const float scale = static_cast<float>(pixels) / place.width;
  const float c = std::cos(place.turn) * scale;
  const float s = std::sin(place.turn) * scale;
  const cv::Point2f from = place.middle - cv::Point2f(0.5F, 0.5F);
  const float to = 0.5F * static_cast<float>(pixels - 1);
  const cv::Matx23f map(c, -s, to - c * from.x + s * from.y, s, c, to - s * from.x - c * from.y);
  cv::Mat patch;
  cv::warpAffine(bgr, patch, map, {pixels, pixels}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return patch;
}

cv::Mat3f levelled(const cv::Mat& patch) {
  cv::Mat3f values;
  patch.convertTo(values, CV_32F);
  cv::Scalar mean, spread;
  cv::meanStdDev(values.reshape(1), mean, spread);
  values = (values - cv::Scalar::all(mean[0])) / (spread[0] + 8);
  return values;
}

cv::Mat3f viewed(const cv::Mat3f& patch, int side) {
  cv::Mat3f upright = patch;
  if (side >= 4) {
    upright = cv::Mat3f(patch.size());
    cv::flip(patch, upright, 1);
  }
  if (side % 4 == 0) return upright;
  cv::Mat3f result;
  cv::rotate(upright, result,
             side % 4 == 1   ? cv::ROTATE_90_CLOCKWISE
             : side % 4 == 2 ? cv::ROTATE_180
                             : cv::ROTATE_90_COUNTERCLOCKWISE);
  return result;
}

}  // namespace lk::vision
