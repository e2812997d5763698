#include "vision/cards/name/verify/card_verify.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/verify/card_closeness.h"

namespace lk::vision {
namespace {

const cv::Rect kInner(2, 2, kLookWidth - 4, kLookHeight - 4);
constexpr double kSoft[] = {0, 0.8, 1.3};  // sigmas, pixels of a look; the blur of a small image
constexpr int kPatch = 8;                  // pixels of a look

struct PlaneDifference {
  double correlation = 0;  // -1..1; near 1 if both planes are empty
  double worst = 0;        // largest difference after blurring, which ignores slightly shifted lines
  double contrast = 0;     // of the reference
  double richer = 0;       // logarithm of the contrast ratio, reference over seen card, in what they share
  double fine = 0, broad = 0;  // residual at the scale of noise and edges of lines, and at a larger scale
};

/// `weight` (CV_32F of kInner's size): 1 where both are visible, otherwise 0.
PlaneDifference compare(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& weight) {
  const double area = std::max(1.0, cv::sum(weight)[0]);
  const cv::Mat a = reference.mul(weight), b = seen.mul(weight);
  // Printing and light change the contrast, so a limited gain is allowed.
  const double richer = (a.dot(b) + 2) / (b.dot(b) + 2), gain = std::clamp(richer, 0.7, 1.4);
  const cv::Mat difference = a - b * gain;
  PlaneDifference result;
  cv::Mat soft, softWeight;
  cv::GaussianBlur(difference, soft, {9, 9}, 2.0);
  cv::GaussianBlur(weight, softWeight, {9, 9}, 2.0);
  cv::divide(soft, cv::max(softWeight, 0.3), soft);
  double lowest = 0;
  double highest = 0;
  cv::minMaxLoc(soft, &lowest, &highest);
  result.worst = std::max(-lowest, highest);
  result.richer = std::log(std::clamp(richer, std::exp(-1.0), std::exp(1.0)));
  const cv::Mat broad = soft.mul(weight), fine = difference - broad;
  result.fine = std::sqrt(fine.dot(fine) / area);
  result.broad = std::sqrt(broad.dot(broad) / area);

  const double noise = area * 0.03 * 0.03;
  const double meanA = cv::sum(a)[0] / area, meanB = cv::sum(b)[0] / area;
  result.contrast = std::sqrt(std::max(0.0, a.dot(a) / area - meanA * meanA));
  result.correlation =
      (a.dot(b) - area * meanA * meanB + noise) /
      std::sqrt((a.dot(a) - area * meanA * meanA + noise) * (b.dot(b) - area * meanB * meanB + noise));
  return result;
}

double closenessOf(double difference) {
  return -std::log(difference + 0.01);
}

double contrastOf(double deviation) {
  return std::log(deviation + 0.02);
}

cv::Mat plane(const cv::Mat& look, LookPlane which) {
  cv::Mat single;
  cv::extractChannel(look, single, which);
  single(kInner).convertTo(single, CV_32F, 1 / 127.0);
  return single;
}

cv::Mat softened(const cv::Mat& look, double sigma) {
  if (sigma <= 0) return look;
  cv::Mat values;
  look.convertTo(values, CV_16S);
  cv::GaussianBlur(values, values, {}, sigma);
  values.convertTo(values, CV_8S);
  return values;
}

/// A square part of a look, and its sums for correlation.
struct Part {
  static constexpr std::size_t kValues = std::size_t{kPatch} * kPatch * kLookPlanes;
  std::array<std::int16_t, kValues> values{};
  std::array<std::int32_t, kLookPlanes> sums{};
  double own = 0;  // product with itself

  Part(const cv::Mat& look, cv::Point at) {
    auto* to = values.data();
    for (int y = 0; y < kPatch; ++y, to += kPatch * kLookPlanes) {
      const auto* from = look.ptr<std::int8_t>(at.y + y) + static_cast<std::ptrdiff_t>(at.x) * kLookPlanes;
      for (int i = 0; i < kPatch * kLookPlanes; ++i) to[i] = from[i];
    }
    for (std::size_t i = 0; i < kValues; i += kLookPlanes)
      for (std::size_t p = 0; p < kLookPlanes; ++p) sums[p] += values[i + p];
    own = with(*this);
  }
  /// Returns the sum of products without the means of ink, in units of a look's full range.
  [[nodiscard]] double with(const Part& other) const {
    constexpr double kUnit = 127.0 * 127.0;
    std::int32_t products = 0;
    for (std::size_t i = 0; i < kValues; ++i)
      products += std::int32_t{values[i]} * std::int32_t{other.values[i]};
    double means = 0;
    for (std::size_t p = 0; p < kInkPlanes; ++p) means += double(sums[p]) * other.sums[p];
    return (products - means / (kPatch * kPatch)) / kUnit;
  }
};

/// Returns the correlations of parts with print on either card, lowest first. Each part may shift by a pixel,
/// because cards are never quite flat.
std::vector<double> partSimilarities(const cv::Mat& reference, const Alignment& laid) {
  constexpr double kNoise = kPatch * kPatch * 0.06 * 0.06, kPrinted = kPatch * kPatch * 0.1 * 0.1;
  std::vector<double> similarities;
  for (int y = 2; y + kPatch <= kLookHeight - 2; y += kPatch)
    for (int x = 2; x + kPatch <= kLookWidth - 2; x += kPatch) {
      const cv::Rect around(x - 1, y - 1, kPatch + 2, kPatch + 2);
      if (!laid.visible.empty() && cv::countNonZero(laid.visible(around)) < around.area()) continue;
      const Part meant(reference, {x, y});
      double best = -1, printed = meant.own;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          const Part seen(laid.look, {x + dx, y + dy});
          if (dx == 0 && dy == 0) printed = std::max(printed, seen.own);
          best = std::max(
              best, (meant.with(seen) + kNoise) / std::sqrt((meant.own + kNoise) * (seen.own + kNoise)));
        }
      if (printed > kPrinted) similarities.push_back(best);
    }
  std::sort(similarities.begin(), similarities.end());
  return similarities;
}

double medianOf(std::vector<float>& values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Returns the colour difference of all inks together, between the card and the reference. Glare makes all
/// inks equally paler, and the light's own colour shows on bare paper, so both are compensated. Uses medians,
/// as glare and objects hide parts of a card.
double tintBetween(const cv::Mat& reference, const Alignment& laid, const cv::Mat& weight) {
  constexpr int kPaper = 15, kInk = 35;                     // heavy ink, of 127
  constexpr double kEnoughPaper = 0.03, kEnoughInk = 0.25;  // least fractions of the visible part
  std::array<std::vector<float>, 2> onPaper, onInk;
  double together = 1, own = 1;
  const auto each = [&](const auto& use) {
    for (int y = 0; y < kInner.height; ++y)
      for (int x = 0; x < kInner.width; ++x)
        if (weight.at<float>(y, x) > 0.5F)
          use(reference.at<cv::Vec<std::int8_t, 4>>(y + kInner.y, x + kInner.x),
              laid.look.at<cv::Vec<std::int8_t, 4>>(y + kInner.y, x + kInner.x));
  };
  each([&](const auto& meant, const auto& seen) {
    if (meant[kHeavyInk] < kInk) return;
    together += meant[kHeavyInk] * std::max(0, int{seen[kHeavyInk]});
    own += seen[kHeavyInk] * seen[kHeavyInk];
  });
  const auto deeper = static_cast<float>(std::clamp(together / own, 0.7, 2.0));
  each([&](const auto& meant, const auto& seen) {
    for (std::size_t c = 0; c < 2; ++c) {
      const int plane = kRedGreen + static_cast<int>(c);
      if (meant[kHeavyInk] < kPaper) onPaper[c].push_back(static_cast<float>(seen[plane] - meant[plane]));
      if (meant[kHeavyInk] >= kInk)
        onInk[c].push_back(deeper * seen[plane] - static_cast<float>(meant[plane]));
    }
  });
  const double area = std::max(1.0, cv::sum(weight)[0]);
  const bool paper = static_cast<double>(onPaper[0].size()) > kEnoughPaper * area;
  const double ink = std::min(1.0, static_cast<double>(onInk[0].size()) / (kEnoughInk * area));
  double squares = 0;
  for (std::size_t c = 0; c < 2; ++c) {
    const double cast = paper ? deeper * medianOf(onPaper[c]) : 0;
    squares += std::pow((medianOf(onInk[c]) - cast) / 127, 2);
  }
  return ink * std::sqrt(squares);
}

}  // namespace

MatchFeatures matchFeatures(const cv::Mat& reference, const Alignment& laid) {
  // Blurs the reference to match the card.
  cv::Mat asBlurred;
  double matched = -2, blurred = 0;
  for (const double sigma : kSoft) {
    cv::Mat soft = softened(reference, sigma);
    const double here = sigma > 0 ? similarityInPlace(soft, laid.look, laid.visible) : laid.similarity;
    if (here <= matched) break;
    matched = here;
    blurred = sigma;
    asBlurred = std::move(soft);
  }
  cv::Mat weight = cv::Mat::ones(kInner.size(), CV_32F);
  if (!laid.visible.empty()) laid.visible(kInner).convertTo(weight, CV_32F, 1 / 255.0);
  const double coarse = similarityInPlace(softened(reference, 1.8), softened(laid.look, 1.8), laid.visible);
  const auto compared = [&](LookPlane which) {
    return compare(plane(asBlurred, which), plane(laid.look, which), weight);
  };
  const PlaneDifference heavy = compared(kHeavyInk), red = compared(kRedGreen), blue = compared(kBlueYellow);
  const std::vector<double> parts = partSimilarities(asBlurred, laid);
  const auto partAt = [&](double share) {
    return parts.empty() ? 0 : parts[static_cast<std::size_t>(share * static_cast<double>(parts.size() - 1))];
  };
  return {closeness(laid.similarity),  closeness(coarse),
          closenessOf(heavy.worst),    closeness(heavy.correlation),
          closenessOf(red.worst),      closeness(red.correlation),
          closeness(blue.correlation), closeness(partAt(0)),
          closeness(partAt(0.1)),      closeness(partAt(0.25)),
          closeness(partAt(0.5)),      closenessOf(tintBetween(asBlurred, laid, weight)),
          contrastOf(heavy.contrast),  contrastOf(red.contrast),
          contrastOf(blue.contrast),   heavy.richer,
          cv::mean(weight)[0],         blurred,
          closenessOf(heavy.fine),     closenessOf(heavy.broad),
          closenessOf(red.fine),       closenessOf(red.broad)};
}

}  // namespace lk::vision
