#include "vision/card_compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "vision/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRim = 2;  // pixels of the look that shifts may use up
constexpr int kFineWidth = kLookWidth - 2 * kRim;
constexpr int kFineHeight = kLookHeight - 2 * kRim;
constexpr int kCell = 4;  // pixels of a coarse cell
constexpr std::array<float, kLookPlanes> kWeight{1.0F, 1.0F, 1.4F, 1.4F};

const std::array<cv::Point, 9> kShifts{cv::Point(0, 0), {-1, -1}, {0, -1}, {1, -1}, {-1, 0},
                                       {1, 0},          {-1, 1},  {0, 1},  {1, 1}};

using Pixel = cv::Vec<std::int8_t, kLookPlanes>;

// Removes each plane's mean, weighs the planes, scales to length one.
void normalise(std::vector<float>& values) {
  const std::size_t count = values.size() / kLookPlanes;
  double sumOfSquares = 0;
  for (std::size_t plane = 0; plane < kLookPlanes; ++plane) {
    float* const begin = values.data() + plane * count;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += begin[i];
    const auto mean = static_cast<float>(sum / static_cast<double>(count));
    float squares = 0;
    for (std::size_t i = 0; i < count; ++i) {
      begin[i] = (begin[i] - mean) * kWeight[plane];
      squares += begin[i] * begin[i];
    }
    sumOfSquares += squares;
  }
  const auto scale = static_cast<float>(1 / std::sqrt(std::max(sumOfSquares, 1e-6)));
  for (float& value : values) value *= scale;
}

std::vector<float> coarseOf(const cv::Mat& look) {
  constexpr int kColumns = kLookWidth / kCell;
  constexpr int kRows = kLookHeight / kCell;
  constexpr std::size_t kCells = static_cast<std::size_t>(kColumns) * kRows;
  std::vector<float> coarse(kCells * kLookPlanes, 0);
  for (int y = 0; y < kRows * kCell; ++y) {
    const auto* row = look.ptr<Pixel>(y);
    for (int x = 0; x < kColumns * kCell; ++x) {
      const auto cell = static_cast<std::size_t>(y / kCell * kColumns + x / kCell);
      for (std::size_t plane = 0; plane < kLookPlanes; ++plane)
        coarse[plane * kCells + cell] += row[x][static_cast<int>(plane)];
    }
  }
  normalise(coarse);
  return coarse;
}

std::vector<float> fineOf(const cv::Mat& look, cv::Point shift) {
  constexpr std::size_t kCount = static_cast<std::size_t>(kFineWidth) * kFineHeight;
  std::vector<float> fine(kCount * kLookPlanes);
  std::size_t i = 0;
  for (int y = 0; y < kFineHeight; ++y) {
    const auto* row = look.ptr<Pixel>(y + kRim + shift.y) + kRim + shift.x;
    for (int x = 0; x < kFineWidth; ++x, ++i)
      for (std::size_t plane = 0; plane < kLookPlanes; ++plane)
        fine[plane * kCount + i] = row[x][static_cast<int>(plane)];
  }
  normalise(fine);
  return fine;
}

double dot(const std::vector<float>& a, const std::vector<float>& b) {
  std::array<float, 8> sums{};
  const std::size_t blocks = a.size() / 8 * 8;
  for (std::size_t i = 0; i < blocks; i += 8)
    for (std::size_t k = 0; k < 8; ++k) sums[k] += a[i + k] * b[i + k];
  float sum = 0;
  for (const float part : sums) sum += part;
  for (std::size_t i = blocks; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

}  // namespace

ComparableLook comparable(const cv::Mat& look) {
  return {coarseOf(look), fineOf(look, {})};
}

TurnedLook::TurnedLook(cv::Mat look, int quarters)
    : look_(std::move(look)), quarters_(quarters), coarse_(coarseOf(look_)) {}

double TurnedLook::coarseLikeness(const ComparableLook& reference) const {
  return dot(reference.coarse, coarse_);
}

Likeness TurnedLook::likeness(const ComparableLook& reference) {
  if (fine_.empty())
    for (const cv::Point shift : kShifts) fine_.push_back(fineOf(look_, shift));
  Likeness best;
  for (std::size_t i = 0; i < kShifts.size(); ++i)
    if (const double found = dot(reference.fine, fine_[i]); found > best.correlation)
      best = {found, kShifts[i]};
  return best;
}

cv::Mat halfTurned(const cv::Mat& look) {
  cv::Mat result;
  cv::rotate(look, result, cv::ROTATE_180);
  return result;
}

}  // namespace lk::vision
