#include "vision/card_compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

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
double withoutMeans(double products, const cv::Scalar& a, const cv::Scalar& b) {
  double means = 0;
  for (int p = 0; p < kLookPlanes; ++p) means += kWeight[static_cast<std::size_t>(p)] * a[p] * b[p];
  return products - means / kInner.area();
}

double lengthOf(const cv::Scalar& sums, const cv::Scalar& squares) {
  double products = 0;
  for (int p = 0; p < kLookPlanes; ++p) products += kWeight[static_cast<std::size_t>(p)] * squares[p];
  return std::sqrt(std::max(withoutMeans(products, sums, sums), 1e-3));
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

ComparableLook comparable(const cv::Mat& look) {
  ComparableLook ready;
  ready.values.resize(static_cast<std::size_t>(kRow) * static_cast<std::size_t>(kInner.height));
  std::array<std::int32_t, kLookPlanes> sums{}, squares{};
  std::int16_t* to = ready.values.data();
  for (int y = 0; y < kInner.height; ++y) {
    const auto* from = look.ptr<std::int8_t>(kRim + y) + static_cast<std::ptrdiff_t>(kRim) * kLookPlanes;
    for (int i = 0; i < kRow; i += kLookPlanes, to += kLookPlanes, from += kLookPlanes)
      for (std::size_t p = 0; p < kLookPlanes; ++p) {
        to[p] = from[p];
        sums[p] += from[p];
        squares[p] += from[p] * from[p];
      }
  }
  ready.sums = {double(sums[0]), double(sums[1]), double(sums[2]), double(sums[3])};
  ready.length =
      lengthOf(ready.sums, {double(squares[0]), double(squares[1]), double(squares[2]), double(squares[3])});
  return ready;
}

TurnedLook::TurnedLook(cv::Mat look, int quarters) : look_(std::move(look)), quarters_(quarters) {}

void TurnedLook::prepare() {
  const cv::Scalar weight(kWeight[0], kWeight[1], kWeight[2], kWeight[3]);
  cv::multiply(look_, weight, weighted_, 1, CV_16S);
  const cv::Mat squares = squaresOf(look_);
  for (const cv::Point shift : kShifts) {
    const cv::Scalar sums = cv::sum(look_(kInner + shift));
    shifted_.push_back({shift, sums, lengthOf(sums, cv::sum(squares(kInner + shift)))});
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
    const double correlation = withoutMeans(static_cast<double>(products), reference.sums, shifted.sums) /
                               (reference.length * shifted.length);
    if (correlation > best.correlation) best = {correlation, shifted.shift};
  }
  return best;
}

cv::Mat halfTurned(const cv::Mat& look) {
  cv::Mat result;
  cv::rotate(look, result, cv::ROTATE_180);
  return result;
}

}  // namespace lk::vision
