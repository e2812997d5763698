#include "stage/texture.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::stage {

namespace {

constexpr int kFiner = 2;

/// Converts picture pixels (centres at half pixels of the millimetre grid) to millimetres.
cv::Matx33d pixelsToMm(double pixelsPerMm, cv::Point2d origin) {
  const double k = 1 / pixelsPerMm;
  return {k, 0, origin.x + 0.5 * k, 0, k, origin.y + 0.5 * k, 0, 0, 1};
}

/// Returns the part of the frame that a picture can touch; empty if it is not visible or behind the camera.
cv::Rect touched(const cv::Size& picture, const cv::Matx33d& toFrame, const cv::Size& frame) {
  double left = 1e9;
  double right = -1e9;
  double top = 1e9;
  double bottom = -1e9;
  for (const cv::Point2d corner :
       {cv::Point2d(0, 0), cv::Point2d(picture.width, 0), cv::Point2d(picture.width, picture.height),
        cv::Point2d(0, picture.height)}) {
    const cv::Vec3d p = toFrame * cv::Vec3d(corner.x, corner.y, 1);
    if (p[2] <= 1e-6) return {};
    left = std::min(left, p[0] / p[2]);
    right = std::max(right, p[0] / p[2]);
    top = std::min(top, p[1] / p[2]);
    bottom = std::max(bottom, p[1] / p[2]);
  }
  const double far = 1e6;
  const cv::Point a(static_cast<int>(std::floor(std::max(left, -far))) - 1,
                    static_cast<int>(std::floor(std::max(top, -far))) - 1);
  const cv::Point b(static_cast<int>(std::ceil(std::min(right, far))) + 2,
                    static_cast<int>(std::ceil(std::min(bottom, far))) + 2);
  return cv::Rect(a, b) & cv::Rect({0, 0}, frame);
}

/// Warps into the part `roi` of the frame, with kFiner x kFiner samples per pixel.
cv::Mat warped(const cv::Mat& picture, const cv::Matx33d& toFrame, const cv::Rect& roi) {
  const double k = kFiner;
  const cv::Matx33d finer(k, 0, (0.5 - roi.x) * k - 0.5, 0, k, (0.5 - roi.y) * k - 0.5, 0, 0, 1);
  cv::Mat fine;
  cv::warpPerspective(picture, fine, cv::Mat(finer * toFrame), roi.size() * kFiner, cv::INTER_LINEAR,
                      cv::BORDER_CONSTANT, cv::Scalar::all(0));
  cv::Mat result;
  cv::resize(fine, result, roi.size(), 0, 0, cv::INTER_AREA);
  return result;
}

}  // namespace

cv::Mat bgrOf(const QImage& image) {
  const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
  const cv::Mat view(rgb.height(), rgb.width(), CV_8UC4, const_cast<uchar*>(rgb.constBits()),
                     static_cast<std::size_t>(rgb.bytesPerLine()));
  cv::Mat bgr;
  cv::cvtColor(view, bgr, cv::COLOR_BGRA2BGR);
  return bgr;
}

Placement placementOf(const std::array<cv::Point2d, 4>& own, const std::array<cv::Vec3d, 4>& onTable,
                      const Camera& camera) {
  std::array<cv::Point2f, 4> from;
  std::array<cv::Point2f, 4> to;
  for (std::size_t i = 0; i < 4; ++i) {
    from[i] = own[i];
    to[i] = camera.project(onTable[i]);
  }
  return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()));
}

void blendOver(const cv::Mat& source, cv::Mat target) {
  for (int y = 0; y < source.rows; ++y) {
    const uchar* s = source.ptr(y);
    uchar* t = target.ptr(y);
    for (int x = 0; x < source.cols; ++x, s += 4, t += 3) {
      const int left = 255 - s[3];
      if (left == 255) continue;
      for (int c = 0; c < 3; ++c) t[c] = static_cast<uchar>(std::min(255, s[c] + (t[c] * left + 127) / 255));
    }
  }
}

void draw(cv::Mat& frame, const Texture& texture, const Placement& placement) {
  const cv::Matx33d toFrame = placement * pixelsToMm(texture.pixelsPerMm, texture.origin);
  const cv::Rect roi = touched(texture.picture.size(), toFrame, frame.size());
  if (roi.empty()) return;
  blendOver(warped(texture.picture, toFrame, roi), frame(roi));
}

void drawShadow(cv::Mat& frame, const ShadowTexture& shadow, const Placement& placement, double strength) {
  const cv::Matx33d toFrame = placement * pixelsToMm(shadow.pixelsPerMm, shadow.origin);
  const cv::Rect roi = touched(shadow.mask.size(), toFrame, frame.size());
  if (roi.empty()) return;
  const cv::Mat mask = warped(shadow.mask, toFrame, roi);
  cv::Mat part = frame(roi);
  const int weight = static_cast<int>(std::lround(strength * 256));
  for (int y = 0; y < roi.height; ++y) {
    const uchar* m = mask.ptr(y);
    uchar* t = part.ptr(y);
    for (int x = 0; x < roi.width; ++x, ++m, t += 3) {
      if (*m == 0) continue;
      const int keep = 65280 - *m * weight;  // of 255 * 256
      for (int c = 0; c < 3; ++c) t[c] = static_cast<uchar>(t[c] * keep / 65280);
    }
  }
}

}  // namespace lk::stage
