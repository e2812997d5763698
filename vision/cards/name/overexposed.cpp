#include "vision/cards/name/overexposed.h"

#include <algorithm>
#include <cstdint>

#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

constexpr int kNearlyOverexposed = 245;  // grey levels, in all three channels
constexpr int kFaintest = 40;            // heavy ink, of 127: a quarter darker than the paper

}  // namespace

cv::Mat overexposedOf(const cv::Mat& bgr, const Quad& corners) {
  const cv::Mat card = cutOut(bgr, corners, {kLookWidth, kLookHeight});
  cv::Mat overexposed;
  cv::inRange(card, cv::Scalar::all(kNearlyOverexposed), cv::Scalar::all(255), overexposed);
  return overexposed;
}

cv::Mat withoutFaintInk(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& overexposed) {
  using Planes = cv::Vec<std::int8_t, kLookPlanes>;
  cv::Mat left = reference.clone();
  for (int y = 0; y < left.rows; ++y)
    for (int x = 0; x < left.cols; ++x)
      if (overexposed.at<std::uint8_t>(y, x) != 0 && left.at<Planes>(y, x)[1] < kFaintest)
        left.at<Planes>(y, x) = seen.at<Planes>(y, x);
  return left;
}

}  // namespace lk::vision
