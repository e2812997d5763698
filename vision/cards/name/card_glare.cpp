#include "vision/cards/name/card_glare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/light_levels.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kPrint = 19;           // pixels of a look; narrower shapes are filled with their paper
constexpr float kGlareFree = 0.08F;  // quantile of the paper's light that is taken as free of glare
constexpr float kGlare = 1.35F;      // ratio to that light; less is the usual unevenness of a lamp

float weakest(const cv::Vec3b& p) {
  return lightOf(std::min({p[0], p[1], p[2]}));
}

/// Returns the card without its print: its paper, or the ink that covers most of a back.
cv::Mat groundOf(const cv::Mat& card, const cv::Mat& hidden) {
  const cv::Mat window = cv::Mat::ones(kPrint, kPrint, CV_8U);
  const auto filled = [&](int how, int unseen) {
    cv::Mat ground = card.clone();
    ground.setTo(cv::Scalar::all(unseen), hidden);
    cv::morphologyEx(ground, ground, how, window, {-1, -1}, 1, cv::BORDER_REFLECT);
    cv::blur(ground, ground, {5, 5});
    return ground;
  };
  cv::Mat paper = filled(cv::MORPH_CLOSE, 0), ink = filled(cv::MORPH_OPEN, 255);
  const cv::Mat seen = hidden == 0;
  const auto far = [&](const cv::Mat& ground) { return cv::norm(card, ground, cv::NORM_L1, seen); };
  return far(ink) < far(paper) ? ink : paper;
}

}  // namespace

std::optional<CardView> withoutGlare(const CardView& closeUp) {
  const cv::Rect card = boxAround(closeUp.outline, 0, closeUp.picture.size());
  const double scale = kLookHeight / static_cast<double>(std::max(card.width, card.height));
  cv::Mat paper, hidden;
  cv::resize(closeUp.picture(card), paper, {}, scale, scale, cv::INTER_AREA);
  cv::resize(closeUp.hidden(card), hidden, paper.size(), 0, 0, cv::INTER_NEAREST);
  paper = groundOf(paper, hidden);
  std::vector<float> lights;
  for (int y = 0; y < paper.rows; ++y)
    for (int x = 0; x < paper.cols; ++x)
      if (hidden.at<std::uint8_t>(y, x) == 0) lights.push_back(weakest(paper.at<cv::Vec3b>(y, x)));
  if (lights.size() < 9) return {};
  const auto base =
      lights.begin() + static_cast<std::ptrdiff_t>(kGlareFree * static_cast<float>(lights.size()));
  std::nth_element(lights.begin(), base, lights.end());
  const float plain = *base, most = *std::max_element(base, lights.end());
  if (most < kGlare * plain + 0.02F) return {};

  cv::Vec3f own;  // linear colour of the paper without glare
  int count = 0;
  for (int y = 0; y < paper.rows; ++y)
    for (int x = 0; x < paper.cols; ++x) {
      const cv::Vec3b& p = paper.at<cv::Vec3b>(y, x);
      if (hidden.at<std::uint8_t>(y, x) != 0 || weakest(p) < 0.9F * plain || weakest(p) > 1.1F * plain)
        continue;
      for (int c = 0; c < 3; ++c) own[c] += lightOf(p[c]);
      ++count;
    }
  own *= 1.0F / static_cast<float>(std::max(1, count));
  cv::Mat glare(paper.size(), CV_32FC3);
  for (int y = 0; y < paper.rows; ++y)
    for (int x = 0; x < paper.cols; ++x)
      for (int c = 0; c < 3; ++c)
        glare.at<cv::Vec3f>(y, x)[c] = std::max(0.0F, lightOf(paper.at<cv::Vec3b>(y, x)[c]) - own[c]);
  cv::resize(glare, glare, card.size(), 0, 0, cv::INTER_LINEAR);
  CardView without = closeUp;
  without.picture = closeUp.picture.clone();
  without.hidden = closeUp.hidden.clone();
  for (int y = 0; y < card.height; ++y)
    for (int x = 0; x < card.width; ++x) {
      const cv::Point at = card.tl() + cv::Point(x, y);
      cv::Vec3b& p = without.picture.at<cv::Vec3b>(at);
      if (isOverexposed(p)) without.hidden.at<std::uint8_t>(at) = 255;
      for (int c = 0; c < 3; ++c) p[c] = levelOf(lightOf(p[c]) - glare.at<cv::Vec3f>(y, x)[c]);
    }
  return without;
}

}  // namespace lk::vision
