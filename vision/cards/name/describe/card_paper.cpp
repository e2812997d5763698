#include "vision/cards/name/describe/card_paper.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {
namespace {

constexpr float kLampCast = 0.3F;    // log; largest colour cast of the paper, a stronger one is ink
constexpr float kCastLimit = 0.12F;  // log; largest variation of the light's colour within a card
constexpr float kBrightest = 0.2F;   // log; how much brighter than the estimated paper a place may be
// Relative to the paper's light: a shadow leaves at least the first, and less than the second is a field of
// ink.
const float kShadow = std::log(0.6F), kField = std::log(0.4F);

double toneOf(const cv::Vec3d& logs) {
  return (logs[0] + 2 * logs[1] + logs[2]) / 4;
}

/// Returns the card at half size with everything darker than its surroundings filled.
cv::Mat filled(const cv::Mat& card, const cv::Vec3d& whitest, const cv::Mat& visible) {
  cv::Mat half;
  cv::resize(card, half, card.size() / 2, 0, 0, cv::INTER_AREA);
  const cv::Mat window = cv::getStructuringElement(cv::MORPH_RECT, {11, 11});
  if (visible.empty()) {
    cv::morphologyEx(half, half, cv::MORPH_CLOSE, window, {-1, -1}, 1, cv::BORDER_REFLECT);
  } else {
    // Masked pixels count neither as paper nor as ink.
    cv::Mat seen;
    cv::resize(visible, seen, half.size(), 0, 0, cv::INTER_AREA);
    seen = seen == 255;
    half.setTo(0, ~seen);
    cv::dilate(half, half, window, {-1, -1}, 1, cv::BORDER_REFLECT);
    half.setTo(cv::Scalar(whitest[0], whitest[1], whitest[2]), ~seen);
    cv::erode(half, half, window, {-1, -1}, 1, cv::BORDER_REFLECT);
  }
  cv::blur(half, half, {5, 5});
  return half;
}

/// Ramp: 0 up to `from`, 1 from `to` on.
float rising(float value, float from, float to) {
  return std::clamp((value - from) / (to - from), 0.0F, 1.0F);
}

/// Keeps of a paper estimate what light and shadow can explain. Darker or differently coloured places are
/// fields of ink, and get the light of the paper around them. `light`: logarithms relative to the card's
/// whitest.
void keepToPaper(cv::Mat& light) {
  constexpr float kElsewhere = 0.02F;  // weight of the whitest paper where nothing nearby is known
  cv::Mat trust(light.size(), CV_32F), known(light.size(), CV_32FC3);
  for (int y = 0; y < light.rows; ++y)
    for (int x = 0; x < light.cols; ++x) {
      auto& here = light.at<cv::Vec3f>(y, x);
      const float level = std::min(static_cast<float>(toneOf(here)), kBrightest);
      float cast = 0;
      for (int c = 0; c < 3; ++c) {
        cast = std::max(cast, std::abs(here[c] - level));
        here[c] = level + std::clamp(here[c] - level, -kCastLimit, kCastLimit);
      }
      auto& sure = trust.at<float>(y, x);
      sure = std::min(rising(level, kField, kShadow), 1 - rising(cast, kCastLimit, 2 * kCastLimit));
      known.at<cv::Vec3f>(y, x) = sure * here;
    }
  cv::Mat share;
  cv::blur(known, known, {15, 15});
  cv::blur(trust, share, {15, 15});
  for (int y = 0; y < light.rows; ++y)
    for (int x = 0; x < light.cols; ++x) {
      const float sure = trust.at<float>(y, x);
      auto& here = light.at<cv::Vec3f>(y, x);
      here = sure * here + (1 - sure) / (share.at<float>(y, x) + kElsewhere) * known.at<cv::Vec3f>(y, x);
    }
}

}  // namespace

cv::Vec3d whitestOf(const cv::Mat& card, const cv::Mat& visible) {
  std::array<cv::Mat, 3> channels;
  cv::split(card, channels.data());
  cv::Mat weakest;
  cv::min(channels[0], channels[1], weakest);
  cv::min(weakest, channels[2], weakest);
  if (!visible.empty()) weakest.setTo(0, ~visible);
  std::array<int, 256> histogram{};
  for (int y = 0; y < weakest.rows; ++y)
    for (int x = 0; x < weakest.cols; ++x) ++histogram[weakest.at<std::uint8_t>(y, x)];
  const int seen = visible.empty() ? weakest.rows * weakest.cols : cv::countNonZero(visible);
  int above = 0;
  int level = 255;
  for (; level > 1 && above < seen / 12; --level) above += histogram[static_cast<std::size_t>(level)];
  const cv::Scalar mean = cv::mean(card, weakest > level);
  cv::Vec3d logs;
  for (int c = 0; c < 3; ++c) logs[c] = std::log(std::max(mean[c], 8.0));
  const double tone = toneOf(logs);
  cv::Vec3d whitest;
  for (int c = 0; c < 3; ++c)
    whitest[c] = std::exp(tone + std::clamp<double>(logs[c] - tone, -kLampCast, kLampCast));
  return whitest;
}

cv::Mat paperOf(const cv::Mat& card, const cv::Mat& visible, const cv::Vec3d& whitest) {
  const cv::Scalar white(whitest[0], whitest[1], whitest[2]);
  cv::Mat paper;
  filled(card, whitest, visible).convertTo(paper, CV_32F);
  cv::multiply(cv::max(paper, 4.0), cv::Scalar(1 / white[0], 1 / white[1], 1 / white[2]), paper);
  cv::log(paper, paper);
  keepToPaper(paper);
  cv::resize(paper, paper, card.size(), 0, 0, cv::INTER_LINEAR);
  cv::exp(paper, paper);
  cv::multiply(paper, white, paper);
  return paper;
}

}  // namespace lk::vision
