#include "vision/dice_evidence.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {

namespace {

constexpr int kDirections = 24;
constexpr float kFarthest = 1.3F;  // sides

float length(cv::Point2f d) {
  return std::sqrt(d.dot(d));
}

float pipnessAround(const cv::Mat3f& lab, const Paint& paint, cv::Point2f at) {
  const float r = 0.5F * paint.radius;
  const cv::Vec3f mean =
      (colourAt(lab, at) + colourAt(lab, {at.x + r, at.y}) + colourAt(lab, {at.x - r, at.y}) +
       colourAt(lab, {at.x, at.y + r}) + colourAt(lab, {at.x, at.y - r})) *
      0.2F;
  return paint.pipness(mean);
}

bool onPip(const std::vector<Pip>& pips, const std::vector<int>& chosen, cv::Point2f at) {
  return std::any_of(chosen.begin(), chosen.end(),
                     [&](int i) { return length(pips[i].centre - at) < 1.5F * pips[i].radius; });
}

/// How far the body's colour goes in each direction.
std::array<float, kDirections> bodyReach(const cv::Mat3f& lab, const std::vector<Pip>& pips,
                                         const FaceGuess& guess, const Paint& paint) {
  std::array<float, kDirections> reach{};
  const float step = std::max(1.F / guess.side(), 0.04F);
  for (int i = 0; i < kDirections; ++i) {
    const float angle = static_cast<float>(2 * CV_PI * i / kDirections);
    int outside = 0;
    float last = 0;
    for (float t = step; t < kFarthest && outside < 2; t += step) {
      const cv::Point2f at = guess.at(t * std::cos(angle), t * std::sin(angle));
      if (at.x < 0 || at.y < 0 || at.x > static_cast<float>(lab.cols - 1) ||
          at.y > static_cast<float>(lab.rows - 1))
        break;
      if (onPip(pips, guess.pips, at) || paint.isBody(colourAt(lab, at))) {
        outside = 0;
        last = t;
      } else {
        ++outside;
      }
    }
    reach[i] = last;
  }
  return reach;
}

void weighPips(const std::vector<Pip>& pips, const FaceGuess& guess, FaceEvidence& e) {
  const float share = 1.F / static_cast<float>(guess.pips.size());
  e.flatness = 0;
  float weakest = 1e9F;
  float strongest = 0;
  float smallest = 1e9F;
  float largest = 0;
  for (const int i : guess.pips) {
    const Pip& pip = pips[i];
    e.flatness += pip.flatness * share;
    e.flattest = std::min(e.flattest, pip.flatness);
    e.ragged += pip.ragged * share;
    e.raggedest = std::max(e.raggedest, pip.ragged);
    e.ringNoise += pip.ringNoise * share;
    weakest = std::min(weakest, pip.contrast);
    strongest = std::max(strongest, pip.contrast);
    smallest = std::min(smallest, pip.radius);
    largest = std::max(largest, pip.radius);
    for (const int j : guess.pips) {
      e.insideSpread = std::max(e.insideSpread, static_cast<float>(cv::norm(pip.inside - pips[j].inside)));
      e.aroundSpread = std::max(e.aroundSpread, static_cast<float>(cv::norm(pip.around - pips[j].around)));
    }
  }
  e.contrastSpread = weakest / strongest;
  e.sizeSpread = smallest / largest;
}

/// Compares the nine places where any layout has pips with what this layout expects there.
void weighPlaces(const cv::Mat3f& lab, const std::vector<Pip>& pips, const FaceGuess& guess,
                 const Paint& paint, FaceEvidence& e) {
  e.weakestPresent = 1e9F;
  for (const int i : guess.pips)
    e.weakestPresent = std::min(e.weakestPresent, pipnessAround(lab, paint, pips[i].centre));
  const auto absent = [&](float x, float y) {
    const cv::Point2f at = guess.at(x, y);
    if (!onPip(pips, guess.pips, at))
      e.strongestAbsent = std::max(e.strongestAbsent, pipnessAround(lab, paint, at));
  };
  if (guess.value == 1) {
    for (int i = 0; i < kDirections; ++i) {
      const float angle = static_cast<float>(2 * CV_PI * i / kDirections);
      absent(0.31F * std::cos(angle), 0.31F * std::sin(angle));
    }
    return;
  }
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      absent(kPipOffset * static_cast<float>(x), kPipOffset * static_cast<float>(y));
}

void countStrays(const std::vector<Pip>& pips, const FaceGuess& guess, FaceEvidence& e) {
  const Pip& like = pips[guess.pips.front()];
  for (int i = 0; i < static_cast<int>(pips.size()); ++i) {
    if (std::find(guess.pips.begin(), guess.pips.end(), i) != guess.pips.end() || !alike(pips[i], like))
      continue;
    const cv::Point2f at = guess.locate(pips[i].centre);
    const float off = std::max(std::abs(at.x), std::abs(at.y));
    if (off < 0.4F)
      e.straysInside += 1;
    else if (off < 0.9F)
      e.straysNear += 1;
  }
}

float faceUniformity(const cv::Mat3f& lab, const std::vector<Pip>& pips, const FaceGuess& guess,
                     const Paint& paint) {
  int looked = 0;
  int body = 0;
  for (int y = -4; y <= 4; ++y)
    for (int x = -4; x <= 4; ++x) {
      const cv::Point2f at = guess.at(0.1F * static_cast<float>(x), 0.1F * static_cast<float>(y));
      if (onPip(pips, guess.pips, at)) continue;
      ++looked;
      if (paint.isBody(colourAt(lab, at))) ++body;
    }
  return looked > 0 ? static_cast<float>(body) / static_cast<float>(looked) : 0;
}

/// The body's corners reach farthest: the turn, against the x axis, of the square that fits the reach best.
float turnOf(const std::array<float, kDirections>& reach) {
  float x = 0;
  float y = 0;
  for (int i = 0; i < kDirections; ++i) {
    const float angle = static_cast<float>(4 * 2 * CV_PI * i / kDirections);
    x += reach[i] * std::cos(angle);
    y += reach[i] * std::sin(angle);
  }
  return (std::atan2(y, x) - static_cast<float>(CV_PI)) / 4;
}

void fitSingle(FaceGuess& guess, const Paint& paint, std::array<float, kDirections> reach) {
  const float turn = turnOf(reach);
  std::nth_element(reach.begin(), reach.begin() + kDirections / 2, reach.end());
  const float side =
      std::clamp(2 * reach[kDirections / 2] * guess.side(), 5 * paint.radius, 13 * paint.radius);
  guess.right = {side * std::cos(turn), side * std::sin(turn)};
  guess.down = {-guess.right.y, guess.right.x};
}

}  // namespace

Paint::Paint(const std::vector<Pip>& pips, const std::vector<int>& chosen) {
  const float share = 1.F / static_cast<float>(chosen.size());
  for (const int i : chosen) {
    around += pips[i].around * share;
    axis += (pips[i].inside - pips[i].around) * share;
    radius += pips[i].radius * share;
  }
  contrast = std::max(static_cast<float>(cv::norm(axis)), 1.F);
}

float Paint::pipness(const cv::Vec3f& colour) const {
  return (colour - around).dot(axis) / (contrast * contrast);
}

bool Paint::isBody(const cv::Vec3f& colour) const {
  return cv::norm(colour - around) < std::clamp(0.5F * contrast, 14.F, 34.F);
}

FaceEvidence weigh(const cv::Mat3f& lab, const std::vector<Pip>& pips, FaceGuess& guess) {
  const Paint paint(pips, guess.pips);
  FaceEvidence e;
  auto reach = bodyReach(lab, pips, guess, paint);
  if (guess.value == 1) {
    fitSingle(guess, paint, reach);
    reach = bodyReach(lab, pips, guess, paint);
  }
  std::sort(reach.begin(), reach.end());
  e.reach = {reach[1], reach[kDirections / 4], reach[kDirections / 2], reach[kDirections * 3 / 4],
             reach[kDirections - 2]};
  e.pipSize = paint.radius / guess.side();
  e.misfit = guess.misfit;
  const float a = guess.right.dot(guess.right) + guess.down.dot(guess.down);
  const float area = guess.side() * guess.side();
  const float b = std::sqrt(std::max(a * a / 4 - area * area, 0.F));
  e.squareness = std::sqrt((a / 2 - b) / (a / 2 + b));
  weighPips(pips, guess, e);
  e.contrast = paint.contrast;
  e.insideSpread /= paint.contrast;
  e.aroundSpread /= paint.contrast;
  weighPlaces(lab, pips, guess, paint, e);
  countStrays(pips, guess, e);
  e.uniformity = faceUniformity(lab, pips, guess, paint);
  return e;
}

}  // namespace lk::vision
