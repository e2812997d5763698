#include "vision/card_finder.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/card_geometry.h"
#include "vision/card_outline_fit.h"
#include "vision/card_proposals.h"

namespace lk::vision {
namespace {

constexpr int kWorkingSide = 960;       // pixels of the reduced picture's long side
constexpr double kSmallestCard = 70;    // long side, pixels of the given picture
constexpr double kSteepestTilt = 0.70;  // cosine: 45 degrees

constexpr double kSettled = 0.9;  // score of an outline that needs no further attempts

struct Attempt {
  Quad rough;
  double score = 0;
};

struct Found {
  CardOutline outline;
  double area = 0;
};

bool insideIgnored(const cv::Mat& ignore, const Quad& quad) {
  if (ignore.empty()) return false;
  const cv::Point centre = quadCentre(quad);
  return cv::Rect({}, ignore.size()).contains(centre) && ignore.at<std::uint8_t>(centre) != 0;
}

bool insidePicture(const Quad& quad, cv::Size size) {
  const float slack = 0.01F * static_cast<float>(std::max(size.width, size.height));
  return std::all_of(quad.begin(), quad.end(), [&](cv::Point2f p) {
    return p.x > -slack && p.y > -slack && p.x < static_cast<float>(size.width) + slack &&
           p.y < static_cast<float>(size.height) + slack;
  });
}

// How well all four sides are seen; one side may be half hidden by a hand or a die.
double scoreOf(const FittedOutline& fitted) {
  std::array<double, 4> support = fitted.support;
  std::sort(support.begin(), support.end());
  const double mean = (support[0] + support[1] + support[2] + support[3]) / 4;
  return mean * std::clamp(support[0] / 0.5, 0.0, 1.0) * std::clamp(support[1] / 0.75, 0.0, 1.0) *
         std::clamp(fitted.contrast / 14, 0.0, 1.0);
}

bool nearlySame(const Quad& a, const Quad& b, double share) {
  const double size = std::sqrt(quadArea(a));
  for (std::size_t i = 0; i < 4; ++i)
    if (cv::norm(a[i] - b[i]) > share * size) return false;
  return true;
}

// Of outlines over the same place keeps the outermost that is about as well seen as any: not a card's inner
// frame, not the one big outline around several touching cards.
std::vector<Found> withoutOverlaps(std::vector<Found> found) {
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.area > b.area; });
  std::vector<bool> dropped(found.size(), false);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (dropped[i]) continue;
    double covered = 0;
    std::vector<std::size_t> parts;
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      if (dropped[j] || found[j].area > 0.62 * found[i].area) continue;
      if (found[j].outline.score < 0.9 * found[i].outline.score) continue;
      if (sharedOfSmaller(found[i].outline.corners, found[j].outline.corners) < 0.9) continue;
      const bool apart = std::all_of(parts.begin(), parts.end(), [&](std::size_t k) {
        return sharedOfSmaller(found[k].outline.corners, found[j].outline.corners) < 0.1;
      });
      if (!apart) continue;
      parts.push_back(j);
      covered += found[j].area;
    }
    if (parts.size() >= 2 && covered > 0.8 * found[i].area) {
      dropped[i] = true;
      continue;
    }
    std::vector<std::size_t> rivals;
    for (std::size_t j = i + 1; j < found.size() && !dropped[i]; ++j) {
      if (dropped[j] || sharedOfSmaller(found[i].outline.corners, found[j].outline.corners) < 0.25) continue;
      rivals.push_back(j);
      dropped[i] = found[i].outline.score < 0.92 * found[j].outline.score;
    }
    if (!dropped[i])
      for (const std::size_t j : rivals) dropped[j] = true;
  }
  std::vector<Found> kept;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (!dropped[i]) kept.push_back(found[i]);
  return kept;
}

}  // namespace

std::vector<CardOutline> findCards(const cv::Mat& bgr, const CardFinderOptions& options) {
  if (bgr.empty()) return {};
  const double shrink = std::max(1.0, std::max(bgr.cols, bgr.rows) / static_cast<double>(kWorkingSide));
  cv::Mat reduced = bgr;
  cv::Mat ignore;
  if (shrink > 1) cv::resize(bgr, reduced, {}, 1 / shrink, 1 / shrink, cv::INTER_AREA);
  if (!options.ignore.empty()) cv::resize(options.ignore, ignore, reduced.size(), 0, 0, cv::INTER_NEAREST);

  const double lowest = options.aspect * (1 - options.aspectTolerance);
  const double highest = options.aspect * (1 + options.aspectTolerance);
  std::vector<Attempt> attempts;
  std::vector<Found> found;
  for (const Quad& rough : proposeCards(reduced, std::max(20.0, kSmallestCard / shrink), ignore)) {
    const auto near = [&rough](const Attempt& other) {
      return nearlySame(other.rough, rough, other.score > kSettled ? 0.03 : 0.008);
    };
    if (std::any_of(attempts.begin(), attempts.end(), near)) continue;
    attempts.push_back({rough, 0});
    if (tiltCosine(rough, lowest, highest) < kSteepestTilt * 0.95) continue;
    Quad quad = scaled(rough, static_cast<float>(shrink));
    FittedOutline fitted = fitOutline(bgr, quad, std::max(3.0, 3.0 * shrink));
    if (!isConvex(fitted.corners)) continue;
    fitted = fitOutline(bgr, fitted.corners, std::max(2.0, 1.0 * shrink));
    const double score = scoreOf(fitted);
    if (score < 0.5 || !isConvex(fitted.corners) || !insidePicture(fitted.corners, bgr.size())) continue;
    if (tiltCosine(fitted.corners, lowest, highest) < kSteepestTilt) continue;
    if (insideIgnored(options.ignore, fitted.corners)) continue;
    attempts.back().score = score;
    found.push_back({{fromTopLeft(fitted.corners), score}, quadArea(fitted.corners)});
  }
  std::vector<CardOutline> outlines;
  for (const Found& one : withoutOverlaps(std::move(found))) outlines.push_back(one.outline);
  sortInReadingOrder(outlines);
  return outlines;
}

}  // namespace lk::vision
