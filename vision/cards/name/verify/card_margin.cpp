#include "vision/cards/name/verify/card_margin.h"

#include <algorithm>
#include <cmath>

#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

constexpr int kSquare = 10, kStep = 5, kRim = 4, kShift = 2;  // pixels of a look
constexpr float kNoise = kSquare * kSquare * 0.06F * 0.06F;   // added to products of a square
constexpr double kDiffers = 0.15;  // of correlation; squares in which the two cards differ
constexpr double kEnough = 0.3;    // least sum of such weights

/// Returns the planes of a look as floats of range -1..1.
cv::Mat wide(const cv::Mat& look) {
  cv::Mat values;
  look.convertTo(values, CV_32F, 1 / 127.0);
  return values;
}

/// A square of a look without the means of its ink planes. Colour planes have a natural zero.
struct Square {
  cv::Mat values;
  float own;

  Square(const cv::Mat& look, cv::Point at) {
    values = look(cv::Rect(at.x, at.y, kSquare, kSquare)).clone();
    cv::Scalar mean = cv::mean(values);
    mean[kRedGreen] = mean[kBlueYellow] = 0;
    values -= mean;
    own = static_cast<float>(values.dot(values));
  }
};

/// Returns the highest correlation of a square of `reference` with `seen`, over small shifts.
double correlation(const cv::Mat& reference, const cv::Mat& seen, cv::Point at) {
  const Square meant(reference, at);
  double best = -1;
  for (int dy = -kShift; dy <= kShift; ++dy)
    for (int dx = -kShift; dx <= kShift; ++dx) {
      const Square there(seen, at + cv::Point(dx, dy));
      best = std::max(best, (meant.values.dot(there.values) + kNoise) /
                                std::sqrt((meant.own + kNoise) * (there.own + kNoise)));
    }
  return best;
}

/// Returns the margin with the seen card aligned to `over`.
PairMargin marginOver(const AlignedReference& over, const cv::Mat& otherLook) {
  const cv::Mat other = wide(aligned(over.look, otherLook, {0, 0}).look);
  const cv::Mat own = wide(over.look), seen = wide(over.alignment.look);
  double sum = 0, like = 0, all = 0;
  for (int y = kRim; y + kSquare + kRim <= kLookHeight; y += kStep)
    for (int x = kRim; x + kSquare + kRim <= kLookWidth; x += kStep) {
      const cv::Rect around(x - kShift, y - kShift, kSquare + 2 * kShift, kSquare + 2 * kShift);
      const cv::Mat& visible = over.alignment.visible;
      if (!visible.empty() && cv::countNonZero(visible(around)) < around.area()) continue;
      const double weight = 1 - correlation(own, other, {x, y});
      if (weight < kDiffers) continue;
      const double its = correlation(own, seen, {x, y});
      sum += weight * (its - correlation(other, seen, {x, y}));
      like += weight * its;
      all += weight;
    }
  return all < kEnough ? PairMargin() : PairMargin{sum / all, like / all};
}

}  // namespace

PairMargin pairMargin(const AlignedReference& a, const AlignedReference& b) {
  const PairMargin overA = marginOver(a, b.look);
  return {(overA.margin - marginOver(b, a.look).margin) / 2, overA.fit};
}

std::optional<ClearBest> clearBest(const std::vector<AlignedReference>& laid) {
  // Measured: cards that differ only in fine print reached 0.07 under glare that hid it. Other cards without
  // a name started at 0.09.
  constexpr double kApart = 0.08, kLike = 0.5;
  if (laid.size() < 2) return {};
  ClearBest best{0, 1};
  for (std::size_t i = 1; i < laid.size(); ++i)
    if (pairMargin(laid[i], laid[best.place]).margin > 0) best.place = i;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    if (i == best.place) continue;
    const PairMargin pair = pairMargin(laid[best.place], laid[i]);
    if (pair.margin < kApart || pair.fit < kLike) return {};
    best.margin = std::min(best.margin, pair.margin);
  }
  return best;
}

}  // namespace lk::vision
