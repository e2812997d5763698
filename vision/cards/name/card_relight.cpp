#include "vision/cards/name/card_relight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/core/light_levels.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Lengths are in pixels of a look.
constexpr double kQuickly = 3, kSlowly = 8;  // scales below which print varies, and above which light varies
constexpr int kStreak = 7;     // window of the median; glare can have a sharp edge but is at least this wide
constexpr double kBlur = 0.8;  // of a reference, to match the blur of a small card
constexpr int kRounds = 3;
// Without print nothing indicates the local gain, so it tends towards the card's mean gain.
constexpr float kFlat = 0.004F;
constexpr float kMinLight = 0.15F, kMaxLight = 2.5F;  // limits of the local gain, relative to the mean
constexpr double kCast = 0.7;                         // logarithm; largest colour cast of a lamp
constexpr double kWhitish = 0.1;  // weight of the assumption that a lamp is white, if print does not tell
constexpr double kEnough = 0.4;   // least visible fraction of a card

constexpr double kNoOdds = -100;

using Planes = std::array<cv::Mat, 3>;

/// Local means over visible pixels.
class Nearby {
 public:
  Nearby(cv::Mat weight, double reach) : reach_(reach), weight_(std::move(weight)), all_(softened(weight_)) {
    all_ = cv::max(all_, 1e-3);
  }
  [[nodiscard]] cv::Mat mean(const cv::Mat& values) const { return softened(values.mul(weight_)) / all_; }
  [[nodiscard]] double sum(const cv::Mat& values) const { return values.dot(weight_); }
  /// Returns the standard deviation over visible pixels.
  [[nodiscard]] double spread(const cv::Mat& values) const {
    const double area = cv::sum(weight_)[0];
    const cv::Mat off = values - sum(values) / area;
    return std::sqrt(sum(off.mul(off)) / area);
  }

 private:
  [[nodiscard]] cv::Mat softened(const cv::Mat& values) const {
    cv::Mat result;
    cv::GaussianBlur(values, result, {}, reach_, reach_, cv::BORDER_REFLECT);
    return result;
  }
  double reach_;
  cv::Mat weight_, all_;
};

/// Model: linear light seen = cast * (gain * reflected light under even light + glare).
struct Fit {
  double whole = 0;  // mean gain of the card
  std::array<double, 3> cast{1, 1, 1};
  cv::Mat gain, glare;
};

void turnCast(Fit& fit, const std::array<double, 3>& by) {
  const double mean = (by[0] + by[1] + by[2]) / 3;
  for (std::size_t c = 0; c < 3; ++c)
    fit.cast[c] = std::exp(std::clamp(std::log(fit.cast[c]) + by[c] - mean, -kCast, kCast));
}

/// First estimate. Print varies on a small scale and light does not, so the covariance of small-scale
/// variation gives the gain, whatever the glare.
Fit firstFit(const Planes& seen, const Planes& meant, const Nearby& nearby) {
  Fit fit;
  std::array<double, 3> together{}, own{}, casts{};
  for (std::size_t c = 0; c < 3; ++c) {
    const cv::Mat s = seen[c] - nearby.mean(seen[c]), m = meant[c] - nearby.mean(meant[c]);
    together[c] = nearby.sum(s.mul(m)), own[c] = nearby.sum(m.mul(m));
  }
  const double all = own[0] + own[1] + own[2];
  fit.whole = (together[0] + together[1] + together[2]) / std::max(all, 1e-6);
  if (fit.whole <= 0) return fit;
  for (std::size_t c = 0; c < 3; ++c)
    casts[c] =
        std::log(std::max(1e-3, (together[c] / fit.whole + kWhitish * all) / (own[c] + kWhitish * all)));
  turnCast(fit, casts);
  fit.gain = cv::Mat(seen[0].size(), CV_32F, cv::Scalar(fit.whole));
  return fit;
}

/// Median filter: keeps sharp edges of shapes wider than a streak.
cv::Mat medianOf(const cv::Mat& values) {
  double most = 0;
  cv::minMaxLoc(values, nullptr, &most);
  cv::Mat result;
  values.convertTo(result, CV_8U, 255 / std::max(most, 1e-6));
  cv::medianBlur(result, result, kStreak);
  cv::GaussianBlur(result, result, {3, 3}, 0);
  result.convertTo(result, CV_32F, most / 255);
  return result;
}

/// Re-estimates the glare as what the print does not explain, then gain and cast without it.
void refine(Fit& fit, const Planes& seen, const Planes& meant, const cv::Mat& weight, const Nearby& nearby) {
  cv::Mat left = cv::Mat::zeros(weight.size(), CV_32F), together = left.clone(), own = left.clone();
  for (std::size_t c = 0; c < 3; ++c) left += (seen[c] / fit.cast[c] - fit.gain.mul(meant[c])) / 3;
  fit.glare = medianOf(left.mul(weight));
  std::array<double, 3> casts{};
  for (std::size_t c = 0; c < 3; ++c) {
    const cv::Mat thrownBack = seen[c] / fit.cast[c] - fit.glare, predicted = fit.gain.mul(meant[c]);
    together += thrownBack.mul(meant[c]), own += meant[c].mul(meant[c]);
    casts[c] = std::log(std::max(0.05, (nearby.sum(thrownBack.mul(predicted)) + 1e-3) /
                                           (nearby.sum(predicted.mul(predicted)) + 1e-3)));
  }
  fit.gain = (nearby.mean(together) + fit.whole * kFlat) / (nearby.mean(own) + kFlat);
  fit.gain = cv::min(cv::max(fit.gain, kMinLight * fit.whole), kMaxLight * fit.whole);
  turnCast(fit, casts);
}

RemovedLight takenBy(const Fit& fit, const cv::Mat& weight, const Nearby& nearby) {
  RemovedLight taken;
  double squares = 0;
  for (const double cast : fit.cast) squares += std::pow(std::log(cast), 2);
  taken.colour = std::sqrt(squares);
  taken.glare = nearby.sum(fit.glare) / cv::sum(weight)[0] / fit.whole;
  taken.unevenGlare = nearby.spread(fit.glare) / fit.whole;
  cv::Mat gain;
  cv::log(fit.gain, gain);
  taken.unevenGain = nearby.spread(gain);
  return taken;
}

/// Returns the close-up without the fitted light on the card at `corners`.
CardView inEvenLight(const CardView& closeUp, const Quad& corners, const Fit& fit) {
  cv::Mat gain, glare;
  const cv::Matx33d toImage = lookToImage(corners);
  for (const auto& [from, to] : {std::pair(&fit.gain, &gain), std::pair(&fit.glare, &glare)})
    cv::warpPerspective(*from, *to, toImage, closeUp.picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  const auto paper = static_cast<float>(lightOf(static_cast<std::uint8_t>(kEvenPaper)));
  CardView even = closeUp;
  even.picture = closeUp.picture.clone();
  even.hidden = closeUp.hidden.clone();
  even.lighting = kEvenLight;
  for (int y = 0; y < even.picture.rows; ++y)
    for (int x = 0; x < even.picture.cols; ++x) {
      cv::Vec3b& p = even.picture.at<cv::Vec3b>(y, x);
      if (isOverexposed(p)) even.hidden.at<std::uint8_t>(y, x) = 255;
      for (int c = 0; c < 3; ++c) {
        const auto white = lightOf(p[c]) / static_cast<float>(fit.cast[static_cast<std::size_t>(c)]);
        p[c] = levelOf(paper * (white - glare.at<float>(y, x)) / gain.at<float>(y, x));
      }
    }
  return even;
}

}  // namespace

std::optional<CardView> relit(const CardView& closeUp, const Hypothesis& hypothesis) {
  const Quad corners = mapped(closeUp.toFrame.inv(), hypothesis.corners);
  if (!isConvex(corners)) return {};
  const cv::Size size(kLookWidth, kLookHeight);
  const cv::Mat cut = cutOut(closeUp.picture, corners, size);
  const cv::Mat sight = visibilityOf(corners, closeUp.picture.size(), {}, closeUp.hidden);
  cv::Mat weight(size, CV_32F, cv::Scalar(1));
  if (!sight.empty()) sight.convertTo(weight, CV_32F, 1 / 255.0);
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x)
      if (isOverexposed(cut.at<cv::Vec3b>(y, x))) weight.at<float>(y, x) = 0;
  if (cv::sum(weight)[0] < kEnough * size.area()) return {};

  Planes seen, meant;
  cv::split(lightOf(cut), seen.data());
  cv::split(lightOf(pictureOfLook(hypothesis.look)) / lightOf(static_cast<std::uint8_t>(kEvenPaper)),
            meant.data());
  for (cv::Mat& plane : meant) cv::GaussianBlur(plane, plane, {}, kBlur);
  Fit fit = firstFit(seen, meant, Nearby(weight, kQuickly));
  if (fit.whole <= 0) return {};
  const Nearby nearby(weight, kSlowly);
  for (int round = 0; round < kRounds; ++round) refine(fit, seen, meant, weight, nearby);
  CardView even = inEvenLight(closeUp, corners, fit);
  even.taken = takenBy(fit, weight, nearby);
  return even;
}

std::optional<BestLight> inBestLight(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen) {
  std::optional<BestLight> best;
  for (const Hypothesis& hypothesis : seen.likeliest) {
    const auto light = relit(closeUp, hypothesis);
    if (!light) continue;
    MatchResult again = inquiry.ask(*light, ObservationReason::inEvenLight);
    if (again.nearest.empty() || again.nearest.front().key != hypothesis.key) continue;
    // Compares evidence and not similarity, because a strong correction makes many cards similar.
    const double odds = again.odds, rival = best ? best->result.odds : kNoOdds;
    if (!best || odds > rival)
      best = BestLight{std::move(again), *light->taken, odds - rival};
    else
      best->lead = std::min(best->lead, rival - odds);
  }
  return best;
}

}  // namespace lk::vision
