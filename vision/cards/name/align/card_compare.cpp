#include "vision/cards/name/align/card_compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/wide.h"

namespace lk::vision {
namespace {

constexpr int kRim = 2;  // pixels of a look; margin for the shifts
const cv::Rect kInner(kRim, kRim, kLookWidth - 2 * kRim, kLookHeight - 2 * kRim);
constexpr int kRow = (kLookWidth - 2 * kRim) * kLookPlanes;  // values per row
// Weights of the planes in the correlation: colour counts twice as much as ink. Integers keep sums exact, and
// a row's sum within 32 bits.
constexpr std::array<int, kLookPlanes> kWeight{50, 50, 98, 98};

const std::array<cv::Point, 9> kShifts{cv::Point(0, 0), {-1, -1}, {0, -1}, {1, -1}, {-1, 0},
                                       {1, 0},          {-1, 1},  {0, 1},  {1, 1}};

/// The weights, repeated for each value of a row.
constexpr std::array<std::int16_t, kRow> kWeights = [] {
  std::array<std::int16_t, kRow> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i)
    weights[i] = static_cast<std::int16_t>(kWeight[i % kLookPlanes]);
  return weights;
}();

/// Returns the weighted sum of products without the means of the ink planes. Means of colour count, because
/// the same drawing in another ink is another card.
double withoutMeans(double products, const cv::Scalar& a, const cv::Scalar& b, int area) {
  double means = 0;
  for (int p = 0; p < kInkPlanes; ++p) means += kWeight[static_cast<std::size_t>(p)] * a[p] * b[p];
  return products - means / std::max(1, area);
}

double lengthOf(double products, const cv::Scalar& sums, int area) {
  return std::sqrt(std::max(withoutMeans(products, sums, sums, area), 1e-3));
}

std::int32_t rowProduct(const std::int16_t* a, const std::int16_t* b) {
  std::int32_t sum = 0;
  for (int i = 0; i < kRow; ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

void weigh(const std::int16_t* row, std::int16_t* weighted) {
  for (std::size_t i = 0; i < kRow; ++i) weighted[i] = static_cast<std::int16_t>(row[i] * kWeights[i]);
}

/// Sums of a look, accumulated row by row.
struct Sums {
  std::array<std::int16_t, kRow> columns{};  // sums of signed bytes, of far fewer than 256 rows
  std::int64_t products = 0;                 // weighted products of the look with itself

  void add(const std::int16_t* row, const std::int16_t* weighted) {
    for (std::size_t i = 0; i < kRow; ++i) columns[i] = static_cast<std::int16_t>(columns[i] + row[i]);
    products += rowProduct(row, weighted);
  }
  [[nodiscard]] cv::Scalar scalar() const {
    cv::Scalar planes;
    for (std::size_t i = 0; i < kRow; ++i) planes[static_cast<int>(i % kLookPlanes)] += columns[i];
    return planes;
  }
};
static_assert(kLookHeight < 256);

/// Sets invisible pixels of a row to zero. Returns the number of visible ones.
int hideUnseen(std::int16_t* row, const std::uint8_t* sight) {
  int seen = 0;
  for (int x = 0; x < kInner.width; ++x) {
    const int in = sight[x] != 0 ? 1 : 0;
    seen += in;
    for (int p = 0; p < kLookPlanes; ++p)
      row[x * kLookPlanes + p] = static_cast<std::int16_t>(row[x * kLookPlanes + p] & -in);
  }
  return seen;
}

}  // namespace

cv::Mat surelyVisible(const cv::Mat& visible) {
  if (visible.empty()) return {};
  // One pixel for the shift, one for the blur of a look.
  cv::Mat sure;
  cv::erode(visible, sure, cv::Mat::ones(5, 5, CV_8U));
  return sure;
}

LK_WIDE ComparableLook comparable(const cv::Mat& look, const cv::Mat& visible) {
  ComparableLook ready;
  ready.values.resize(static_cast<std::size_t>(kRow) * static_cast<std::size_t>(kInner.height));
  Sums sums;
  std::array<std::int16_t, kRow> weighted;
  std::int16_t* to = ready.values.data();
  for (int y = 0; y < kInner.height; ++y, to += kRow) {
    const auto* from = look.ptr<std::int8_t>(kRim + y) + static_cast<std::ptrdiff_t>(kRim) * kLookPlanes;
    for (int i = 0; i < kRow; ++i) to[i] = from[i];
    if (!visible.empty()) ready.area += hideUnseen(to, visible.ptr<std::uint8_t>(kRim + y) + kRim);
    weigh(to, weighted.data());
    sums.add(to, weighted.data());
  }
  if (visible.empty()) ready.area = kInner.area();
  ready.sums = sums.scalar();
  ready.length = lengthOf(static_cast<double>(sums.products), ready.sums, ready.area);
  return ready;
}

TurnedLook::TurnedLook(cv::Mat look, int quarters, cv::Mat visible)
    : look_(std::move(look)), visible_(std::move(visible)), quarters_(quarters) {}

LK_WIDE void TurnedLook::prepare() {
  const cv::Scalar weight(kWeight[0], kWeight[1], kWeight[2], kWeight[3]);
  cv::multiply(look_, weight, weighted_, 1, CV_16S);
  cv::Mat values;
  look_.convertTo(values, CV_16S);
  // The mask belongs to the reference; the look is shifted beneath it.
  const int area = visible_.empty() ? kInner.area() : cv::countNonZero(visible_(kInner));
  std::array<std::int16_t, kRow> row;
  for (const cv::Point shift : kShifts) {
    Sums sums;
    for (int y = 0; y < kInner.height; ++y) {
      const auto from = static_cast<std::ptrdiff_t>(kRim + shift.x) * kLookPlanes;
      std::copy_n(values.ptr<std::int16_t>(kRim + shift.y + y) + from, kRow, row.data());
      if (!visible_.empty()) hideUnseen(row.data(), visible_.ptr<std::uint8_t>(kRim + y) + kRim);
      sums.add(row.data(), weighted_.ptr<std::int16_t>(kRim + shift.y + y) + from);
    }
    shifted_.push_back(
        {shift, sums.scalar(), lengthOf(static_cast<double>(sums.products), sums.scalar(), area)});
  }
}

LK_WIDE Similarity TurnedLook::similarity(const ComparableLook& reference) {
  if (shifted_.empty()) prepare();
  Similarity best;
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

double similarityInPlace(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& visible) {
  const ComparableLook a = comparable(reference, visible), b = comparable(seen, visible);
  std::int64_t products = 0;
  std::array<std::int16_t, kRow> weighted;
  for (std::size_t row = 0; row < a.values.size(); row += kRow) {
    weigh(b.values.data() + row, weighted.data());
    products += rowProduct(a.values.data() + row, weighted.data());
  }
  return withoutMeans(static_cast<double>(products), a.sums, b.sums, a.area) / (a.length * b.length);
}

cv::Mat halfTurned(const cv::Mat& look) {
  cv::Mat result;
  cv::rotate(look, result, cv::ROTATE_180);
  return result;
}

}  // namespace lk::vision
