#include "vision/card_compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRim = 2;  // pixels of the look that shifts may use up
const cv::Rect kInner(kRim, kRim, kLookWidth - 2 * kRim, kLookHeight - 2 * kRim);
constexpr int kRow = (kLookWidth - 2 * kRim) * kLookPlanes;  // values
// What a plane weighs in the correlation, against ink: colour twice as much. As whole numbers, so that sums
// are exact and a row's sum stays within 32 bits.
constexpr std::array<int, kLookPlanes> kWeight{50, 50, 98, 98};

const std::array<cv::Point, 9> kShifts{cv::Point(0, 0), {-1, -1}, {0, -1}, {1, -1}, {-1, 0},
                                       {1, 0},          {-1, 1},  {0, 1},  {1, 1}};

/// The weighted sum of products of two looks of these sums, once their means are taken off.
double withoutMeans(double products, const cv::Scalar& a, const cv::Scalar& b, int area) {
  double means = 0;
  for (int p = 0; p < kLookPlanes; ++p) means += kWeight[static_cast<std::size_t>(p)] * a[p] * b[p];
  return products - means / std::max(1, area);
}

double lengthOf(const cv::Scalar& sums, const cv::Scalar& squares, int area) {
  double products = 0;
  for (int p = 0; p < kLookPlanes; ++p) products += kWeight[static_cast<std::size_t>(p)] * squares[p];
  return std::sqrt(std::max(withoutMeans(products, sums, sums, area), 1e-3));
}

cv::Mat squaresOf(const cv::Mat& look) {
  cv::Mat squares;
  cv::multiply(look, look, squares, 1, CV_16S);
  return squares;
}

std::int32_t rowProduct(const std::int16_t* a, const std::int16_t* b) {
  std::int32_t sum = 0;
  for (int i = 0; i < kRow; ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

}  // namespace

cv::Mat surelyInSight(const cv::Mat& inSight) {
  if (inSight.empty()) return {};
  // A pixel for the shift, one for what a look is softened by.
  cv::Mat sure;
  cv::erode(inSight, sure, cv::Mat::ones(5, 5, CV_8U));
  return sure;
}

ComparableLook comparable(const cv::Mat& look, const cv::Mat& inSight) {
  ComparableLook ready;
  ready.values.resize(static_cast<std::size_t>(kRow) * static_cast<std::size_t>(kInner.height));
  std::array<std::int32_t, kLookPlanes> sums{}, squares{};
  std::int16_t* to = ready.values.data();
  for (int y = 0; y < kInner.height; ++y) {
    const auto* from = look.ptr<std::int8_t>(kRim + y) + static_cast<std::ptrdiff_t>(kRim) * kLookPlanes;
    const auto* sight = inSight.empty() ? nullptr : inSight.ptr<std::uint8_t>(kRim + y) + kRim;
    for (int i = 0; i < kRow; i += kLookPlanes, to += kLookPlanes, from += kLookPlanes) {
      if (sight != nullptr && sight[i / kLookPlanes] == 0) continue;
      ++ready.area;
      for (std::size_t p = 0; p < kLookPlanes; ++p) {
        to[p] = from[p];
        sums[p] += from[p];
        squares[p] += from[p] * from[p];
      }
    }
  }
  ready.sums = {double(sums[0]), double(sums[1]), double(sums[2]), double(sums[3])};
  ready.length =
      lengthOf(ready.sums, {double(squares[0]), double(squares[1]), double(squares[2]), double(squares[3])},
               ready.area);
  return ready;
}

TurnedLook::TurnedLook(cv::Mat look, int quarters, cv::Mat inSight)
    : look_(std::move(look)), inSight_(std::move(inSight)), quarters_(quarters) {}

void TurnedLook::prepare() {
  const cv::Scalar weight(kWeight[0], kWeight[1], kWeight[2], kWeight[3]);
  cv::multiply(look_, weight, weighted_, 1, CV_16S);
  const cv::Mat squares = squaresOf(look_);
  // The parts in sight are those of the reference; the look is shifted under them.
  const cv::Mat inSight = inSight_.empty() ? cv::Mat() : inSight_(kInner);
  const int area = inSight.empty() ? kInner.area() : cv::countNonZero(inSight);
  const auto sumOf = [&](const cv::Mat& values) {
    return inSight.empty() ? cv::sum(values) : cv::mean(values, inSight) * area;
  };
  for (const cv::Point shift : kShifts) {
    const cv::Scalar sums = sumOf(look_(kInner + shift));
    shifted_.push_back({shift, sums, lengthOf(sums, sumOf(squares(kInner + shift)), area)});
  }
}

Likeness TurnedLook::likeness(const ComparableLook& reference) {
  if (shifted_.empty()) prepare();
  Likeness best;
  for (const Shifted& shifted : shifted_) {
    std::int64_t products = 0;
    for (int y = 0; y < kInner.height; ++y)
      products += rowProduct(reference.values.data() + static_cast<std::ptrdiff_t>(y) * kRow,
                             weighted_.ptr<std::int16_t>(kRim + shifted.shift.y + y) +
                                 static_cast<std::ptrdiff_t>(kRim + shifted.shift.x) * kLookPlanes);
    const double correlation =
        withoutMeans(static_cast<double>(products), reference.sums, shifted.sums, reference.area) /
        (reference.length * shifted.length);
    if (correlation > best.correlation) best = {correlation, shifted.shift};
  }
  return best;
}

double likenessInPlace(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& inSight) {
  const ComparableLook a = comparable(reference, inSight), b = comparable(seen, inSight);
  std::int64_t products = 0;
  for (std::size_t i = 0; i < a.values.size(); i += kLookPlanes)
    for (std::size_t p = 0; p < kLookPlanes; ++p)
      products += std::int64_t{kWeight[p]} * a.values[i + p] * b.values[i + p];
  return withoutMeans(static_cast<double>(products), a.sums, b.sums, a.area) / (a.length * b.length);
}

cv::Mat halfTurned(const cv::Mat& look) {
  cv::Mat result;
  cv::rotate(look, result, cv::ROTATE_180);
  return result;
}

}  // namespace lk::vision
