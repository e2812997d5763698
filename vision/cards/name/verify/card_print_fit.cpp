#include "vision/cards/name/verify/card_print_fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/verify/card_closeness.h"
#include "vision/core/wide.h"

namespace lk::vision {
namespace {

constexpr int kSquare = 12, kStep = 6, kShift = 2, kRim = 4;  // pixels of a look
constexpr double kPixels = kSquare * kSquare;
constexpr std::size_t kMinSquares = 6;     // least number of squares for a result
constexpr float kNoise = 0.06F * 0.06F;    // variance of ink of range 0..1
constexpr float kPrinted = 0.08F * 0.08F;  // the same; more variance means print

/// Blur of the reference or of the seen card, as sigmas in pixels of a look.
struct Blur {
  double reference, seen;
};
constexpr Blur kBlurs[] = {{0, 0}, {0.5, 0}, {0.9, 0}, {1.3, 0}, {0, 0.5}};

cv::Mat heavyInk(const cv::Mat& look) {
  cv::Mat ink;
  cv::extractChannel(look, ink, kHeavyInk);
  ink.convertTo(ink, CV_32F, 1 / 127.0);
  return ink;
}

cv::Mat blurred(const cv::Mat& ink, double sigma) {
  cv::Mat soft;
  if (sigma > 0) cv::GaussianBlur(ink, soft, {9, 9}, sigma);
  return sigma > 0 ? soft : ink;
}

/// Sums over the square with top left `at`.
struct Square {
  float sum = 0, squares = 0;
  [[nodiscard]] float variance() const {
    const float mean = sum / float(kPixels);
    return std::max(0.0F, squares / float(kPixels) - mean * mean);
  }
};

LK_WIDE Square squareAt(const cv::Mat& ink, cv::Point at) {
  Square square;
  for (int y = 0; y < kSquare; ++y) {
    const float* row = ink.ptr<float>(at.y + y) + at.x;
    for (int x = 0; x < kSquare; ++x) square.sum += row[x], square.squares += row[x] * row[x];
  }
  return square;
}

LK_WIDE float productAt(const cv::Mat& a, cv::Point atA, const cv::Mat& b, cv::Point atB) {
  float product = 0;
  for (int y = 0; y < kSquare; ++y) {
    const float *rowA = a.ptr<float>(atA.y + y) + atA.x, *rowB = b.ptr<float>(atB.y + y) + atB.x;
    for (int x = 0; x < kSquare; ++x) product += rowA[x] * rowB[x];
  }
  return product;
}

/// Returns the correlations of all squares with print, lowest first.
std::vector<float> squaresOf(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& visible) {
  std::vector<float> correlations;
  for (int y = kRim; y + kSquare + kRim <= kLookHeight; y += kStep)
    for (int x = kRim; x + kSquare + kRim <= kLookWidth; x += kStep) {
      const cv::Rect around(x - kShift, y - kShift, kSquare + 2 * kShift, kSquare + 2 * kShift);
      if (!visible.empty() && cv::countNonZero(visible(around)) < around.area()) continue;
      const Square meant = squareAt(reference, {x, y});
      float best = -1, printed = meant.variance();
      for (int dy = -kShift; dy <= kShift; ++dy)
        for (int dx = -kShift; dx <= kShift; ++dx) {
          const cv::Point at(x + dx, y + dy);
          const Square there = squareAt(seen, at);
          const float covariance =
              (productAt(reference, {x, y}, seen, at) - meant.sum * there.sum / float(kPixels)) /
              float(kPixels);
          const float correlation =
              (covariance + kNoise) / std::sqrt((meant.variance() + kNoise) * (there.variance() + kNoise));
          if (correlation <= best) continue;
          best = correlation;
          printed = std::max(meant.variance(), there.variance());
        }
      if (printed > kPrinted) correlations.push_back(best);
    }
  std::sort(correlations.begin(), correlations.end());
  return correlations;
}

}  // namespace

std::optional<PrintFit> printFitOf(const cv::Mat& reference, const Alignment& laid) {
  const cv::Mat meant = heavyInk(reference), seen = heavyInk(laid.look);
  std::vector<float> best;
  double most = -1e9;
  for (const Blur& blur : kBlurs) {
    std::vector<float> squares =
        squaresOf(blurred(meant, blur.reference), blurred(seen, blur.seen), laid.visible);
    if (squares.empty()) continue;
    const double mean = std::accumulate(squares.begin(), squares.end(), 0.0) / double(squares.size());
    if (mean <= most) continue;
    most = mean;
    best = std::move(squares);
  }
  if (best.size() < kMinSquares) return std::nullopt;
  PrintFit fit{};
  const double shares[kPrintFits] = {0, 0.05, 0.1, 0.25, 0.5};
  for (std::size_t i = 0; i < kPrintFits; ++i)
    fit[i] = closeness(double(best[std::size_t(shares[i] * double(best.size() - 1))]));
  return fit;
}

}  // namespace lk::vision
