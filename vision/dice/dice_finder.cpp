#include "vision/dice/dice_finder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/dice/dice_net.h"

namespace lk::vision {

namespace {

// Size of a die's box over its side: rotated, and seen slightly from the side.
constexpr double kBoxOfSide = 1.25;
constexpr double kWorthALook = -1.2;  // log-odds
constexpr double kOneDie = 0.45;      // in mean box sizes; closer centres are the same die
// Fraction of a box inside another one from which it is a side face of that die.
constexpr double kWithin = 0.7;
constexpr double kAlike = 1.5;  // ratio of the sizes of dice on one table, mostly
constexpr int kMin = 16;        // pixels; shortest side of an image

float sizeOf(const cv::Rect2f& box) {
  return std::max(box.width, box.height);
}

cv::Point2f middleOf(const cv::Rect2f& box) {
  return (box.tl() + box.br()) * 0.5F;
}

bool areOneDie(const cv::Rect2f& a, const cv::Rect2f& b) {
  return cv::norm(middleOf(a) - middleOf(b)) < kOneDie * 0.5 * (sizeOf(a) + sizeOf(b)) ||
         (a & b).area() > kWithin * std::min(a.area(), b.area());
}

/// Returns the image scaled, and padded to whole cells on the right and at the bottom.
cv::Mat scaled(const cv::Mat& bgr, double scale) {
  cv::Mat small;
  cv::resize(bgr, small, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
  const auto missing = [](int length) {
    return (kFinderStep * 2 - length % (kFinderStep * 2)) % (kFinderStep * 2);
  };
  cv::copyMakeBorder(small, small, 0, missing(small.rows), 0, missing(small.cols), cv::BORDER_REPLICATE);
  return small;
}

void findAt(const cv::Mat& bgr, double scale, std::vector<FoundDie>& found) {
  if (std::min(bgr.rows, bgr.cols) * scale < kMin) return;
  const cv::Mat out = runFinder(scaled(bgr, scale));
  const int rows = out.size[2];
  const int cols = out.size[3];
  const auto plane = [&](int i) { return cv::Mat1f(rows, cols, const_cast<float*>(out.ptr<float>(0, i))); };
  const cv::Mat1f odds = plane(0), right = plane(1), down = plane(2), width = plane(3), height = plane(4);
  cv::Mat1f highest;
  cv::dilate(odds, highest, cv::Mat::ones(3, 3, CV_8U));
  const auto pixels = static_cast<float>(kFinderStep / scale);
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < cols; ++x) {
      if (odds(y, x) < kWorthALook || odds(y, x) < highest(y, x)) continue;
      const cv::Point2f at(static_cast<float>(x) + 0.5F + right(y, x),
                           static_cast<float>(y) + 0.5F + down(y, x));
      const auto die = static_cast<float>(kFinderDie / scale);
      const cv::Size2f size(die * std::exp(width(y, x)), die * std::exp(height(y, x)));
      const cv::Point2f middle = at * pixels;
      if (middle.x < 0 || middle.y < 0 || middle.x > static_cast<float>(bgr.cols) ||
          middle.y > static_cast<float>(bgr.rows))
        continue;
      found.push_back({{middle - cv::Point2f(size) * 0.5F, size}, 1 / (1 + std::exp(-double(odds(y, x))))});
    }
}

/// Sorts best first: by probability, and by the number of dice of similar size. On a level finer than a die's
/// own, its pips and corners look like small dice.
void rank(std::vector<FoundDie>& found) {
  std::vector<double> backing;
  for (const FoundDie& die : found) {
    double sum = 0;
    for (const FoundDie& other : found) {
      const double ratio = sizeOf(die.box) / sizeOf(other.box);
      if (ratio < kAlike && ratio > 1 / kAlike) sum += std::pow(other.chance, 4) * sizeOf(other.box);
    }
    backing.push_back(sum);
  }
  const double most = backing.empty() ? 0 : *std::max_element(backing.begin(), backing.end());
  std::vector<std::pair<double, FoundDie>> ranked;
  for (std::size_t i = 0; i < found.size(); ++i)
    ranked.emplace_back(found[i].chance * (0.3 + backing[i] / most), found[i]);
  std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = ranked[i].second;
}

}  // namespace

std::vector<FoundDie> findDice(const cv::Mat& bgr, double sidePixels) {
  if (std::min(bgr.rows, bgr.cols) < kMin || sidePixels <= 0) return {};
  std::vector<FoundDie> found;
  findAt(bgr, kFinderDie / (kBoxOfSide * sidePixels), found);
  rank(found);
  std::vector<FoundDie> dice;
  for (const FoundDie& die : found)
    if (std::none_of(dice.begin(), dice.end(),
                     [&](const FoundDie& other) { return areOneDie(die.box, other.box); }))
      dice.push_back(die);
  std::sort(dice.begin(), dice.end(),
            [](const FoundDie& a, const FoundDie& b) { return a.chance > b.chance; });
  return dice;
}

}  // namespace lk::vision
