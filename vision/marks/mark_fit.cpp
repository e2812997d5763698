#include "vision/marks/mark_fit.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kMaxSteps = 15;
constexpr double kSettled = 5e-4;  // in half sides of the drawing

cv::Mat withoutMean(const cv::Mat& values) {
  return values - cv::mean(values)[0];
}

}  // namespace

MarkFit::MarkFit(const cv::Mat& drawn) {
  const double half = drawn.cols / 2.0, middle = (drawn.cols - 1) / 2.0;
  toPixels_ = {half, 0, middle, 0, half, middle, 0, 0, 1};
  cv::Mat soft, slopeX, slopeY;
  drawn.convertTo(soft, CV_32F);
  cv::GaussianBlur(soft, soft, {3, 3}, 0);
  values_ = withoutMean(soft);
  cv::Sobel(soft, slopeX, CV_32F, 1, 0, 1, half / 2);
  cv::Sobel(soft, slopeY, CV_32F, 0, 1, 1, half / 2);

  cv::Mat u(soft.size(), CV_32F), v;
  for (int x = 0; x < u.cols; ++x) u.col(x) = (x - middle) / half;
  cv::transpose(u, v);
  const cv::Mat outward = slopeX.mul(u) + slopeY.mul(v);
  changes_ = {slopeX.mul(u), slopeX.mul(v), slopeX,          slopeY.mul(u),
              slopeY.mul(v), slopeY,        -outward.mul(u), -outward.mul(v)};
  for (cv::Mat& change : changes_) {
    change = withoutMean(change);
    change -= values_ * (change.dot(values_) / (values_.dot(values_) + 1e-6));
  }
  for (int i = 0; i < kUnknowns; ++i)
    for (int k = 0; k < kUnknowns; ++k)
      inverse_(i, k) = changes_[std::size_t(i)].dot(changes_[std::size_t(k)]);
  inverse_ = inverse_.inv(cv::DECOMP_CHOLESKY);
}

double MarkFit::lay(const cv::Mat& grey, cv::Matx33d& toPicture) const {
  cv::Matx33d warp = toPicture * toPixels_;
  double similarity = -1;
  for (int step = 0; step < kMaxSteps; ++step) {
    cv::Mat cut;
    cv::warpPerspective(grey, cut, warp * toPixels_.inv(), values_.size(),
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cut.convertTo(cut, CV_32F);
    const cv::Mat seen = withoutMean(cut);
    const double together = seen.dot(values_);
    similarity = together / (cv::norm(seen) * cv::norm(values_) + 1e-6);
    if (similarity <= 0) break;
    cv::Vec<double, kUnknowns> slopes;
    for (int i = 0; i < kUnknowns; ++i) slopes(i) = changes_[std::size_t(i)].dot(seen);
    const auto p = inverse_ * slopes * (values_.dot(values_) / together);
    const cv::Matx33d change(1 + p(0), p(1), p(2), p(3), 1 + p(4), p(5), p(6), p(7), 1);
    warp = warp * change.inv();
    if (cv::norm(p) < kSettled) break;
  }
  toPicture = warp * toPixels_.inv();
  return similarity;
}

}  // namespace lk::vision
