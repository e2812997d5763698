#include "vision/track/mark_template.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kSide = 32;           // samples along a side; each module is sampled at least once
constexpr double kMinContrast = 3;  // grey levels; with less there is only noise
constexpr double kUnchanged = 0.72;

/// Returns the samples normalised to mean 0 and length 1, or an empty vector if the contrast is too low.
std::vector<float> valuesAt(const cv::Mat& grey, const std::vector<cv::Point>& points) {
  double sum = 0, squares = 0;
  std::vector<float> values;
  values.reserve(points.size());
  for (const cv::Point& p : points) {
    const float value = grey.ptr<uchar>(p.y)[p.x];
    values.push_back(value);
    sum += value;
    squares += double(value) * value;
  }
  const double n = double(points.size());
  const double length = std::sqrt(std::max(0.0, squares - sum * sum / n));
  if (points.empty() || length < kMinContrast * std::sqrt(n)) return {};
  for (float& value : values) value = float((value - sum / n) / length);
  return values;
}

}  // namespace

MarkTemplate::MarkTemplate(const cv::Mat& grey, const Quad& corners) {
  const float side = kSide;
  const Quad from{{{0, 0}, {side, 0}, {side, side}, {0, side}}};
  const cv::Matx33d map(cv::getPerspectiveTransform(from.data(), corners.data()).ptr<double>());
  const cv::Rect frame({}, grey.size());
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x) {
      const cv::Vec3d p = map * cv::Vec3d(x + 0.5, y + 0.5, 1);
      const cv::Point at(cvRound(p[0] / p[2]), cvRound(p[1] / p[2]));
      if (frame.contains(at)) points_.push_back(at);
    }
  look_ = valuesAt(grey, points_);
}

double MarkTemplate::similarity(const cv::Mat& grey) const {
  if (look_.empty()) return 0;
  const std::vector<float> now = valuesAt(grey, points_);
  double similarity = 0;
  for (size_t i = 0; i < now.size(); ++i) similarity += double(now[i]) * double(look_[i]);
  return similarity;
}

bool MarkTemplate::unchanged(const cv::Mat& grey) const {
  return similarity(grey) > kUnchanged;
}

}  // namespace lk::vision
