#include "vision/cards/find/card_fit.h"

#include <algorithm>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMin = 1.4;        // side ratio by perspective, from twice a card's height away
constexpr double kSettled = 0.9;    // score of an outline that needs no further attempts
constexpr double kSmall = 80 * 80;  // pixels of the reduced image, area
constexpr double kPrint = 0.2;      // area ratio below which an outline inside a card is a print or a die

bool holdsTwoMarks(const std::vector<Quad>& marks, const Quad& quad) {
  const std::vector<cv::Point2f> outline(quad.begin(), quad.end());
  return std::count_if(marks.begin(), marks.end(), [&](const Quad& mark) {
           return cv::pointPolygonTest(outline, centreOf(mark), false) > 0;
         }) >= 2;
}

// Combines the edge support of all four sides, 0..1. One side may be half occluded by a hand or a die.
double scoreOf(const FittedOutline& fitted) {
  std::array<double, 4> support = fitted.support;
  std::sort(support.begin(), support.end());
  const double mean = (support[0] + support[1] + support[2] + support[3]) / 4;
  return mean * std::clamp(support[0] / 0.5, 0.0, 1.0) * std::clamp(support[1] / 0.75, 0.0, 1.0) *
         std::clamp(fitted.contrast / 14, 0.0, 1.0);
}

bool wholePicture(const Quad& quad, cv::Size size) {
  return areaOf(quad) > 0.93 * size.area();
}

FinderSteps::Tried tryOutline(const OutlineSearch& search, const Quad& rough) {
  FinderSteps::Tried tried{rough, rough, 0, OutlineFate::notCardShaped};
  if (tiltCosine(rough, search.lowest(), search.highest()) < kSteepestTilt * 0.95) return tried;
  FittedOutline fitted = fitOutline(search.bgr, rough, std::max(3.0, 3.0 * search.shrink), search.noiseLevel);
  if (!isConvex(fitted.corners)) return tried;
  fitted = fitOutline(search.bgr, fitted.corners, std::max(2.0, 1.0 * search.shrink), search.noiseLevel);
  tried.fitted = fromTopLeft(fitted.corners);
  tried.score = scoreOf(fitted);
  tried.fate = OutlineFate::sidesNotSeen;
  if (tried.score < 0.5) return tried;
  tried.fate = OutlineFate::outsidePicture;
  if (!isInside(tried.fitted, search.bgr.size()) || wholePicture(tried.fitted, search.bgr.size()))
    return tried;
  tried.fate = OutlineFate::notCardShaped;
  if (!isConvex(tried.fitted) ||
      tiltCosine(tried.fitted, search.lowest(), search.highest()) < kSteepestTilt ||
      narrowing(tried.fitted) > kMin)
    return tried;
  const bool ignored =
      isIgnored(search.options.ignore, tried.fitted) || holdsTwoMarks(search.options.marks, tried.fitted);
  tried.fate = ignored ? OutlineFate::ignored : OutlineFate::card;
  return tried;
}

// True if `whole` contains at least four shapes of about this area side by side.
bool holdsMany(const Quad& whole, const std::vector<Quad>& proposals, double largest) {
  constexpr std::size_t kMany = 4;
  constexpr double kAlike = 0.6;   // least area ratio of similar shapes
  constexpr double kFilled = 0.3;  // least fraction of the outline they fill; prints are smaller or fewer
  constexpr double kApart = 0.15;  // largest fraction shared with another shape
  std::vector<const Quad*> parts;
  double covered = 0;
  for (const Quad& quad : proposals) {
    const double own = areaOf(quad);
    if (own > largest || own < kAlike * largest || !holds(whole, centreOf(quad))) continue;
    const bool beside = std::all_of(parts.begin(), parts.end(),
                                    [&](const Quad* part) { return overlapOfSmaller(*part, quad) < kApart; });
    if (!beside) continue;
    parts.push_back(&quad);
    covered += own;
  }
  return parts.size() >= kMany && covered > kFilled * areaOf(whole);
}

// True if the outline surrounds many touching cards. Shapes inside it are then cards and not prints.
bool isAroundMany(const Quad& whole, const std::vector<Quad>& proposals) {
  constexpr double kFiner = 0.75;
  constexpr double kMinPart = 0.02;  // of its area
  for (double share = kPrint; share > kMinPart; share *= kFiner)
    if (holdsMany(whole, proposals, share * areaOf(whole))) return true;
  return false;
}

}  // namespace

// Runs batches in parallel. The batch size is fixed, so that results do not depend on the number of cores.
void fitAll(const OutlineSearch& search, FinderSteps& steps) {
  constexpr std::size_t kAtATime = 8;
  std::vector<Quad> groups;  // outlines around touching cards
  const auto pointless = [&](const Quad& rough) {
    return std::any_of(steps.tried.begin(), steps.tried.end(), [&](const FinderSteps::Tried& other) {
      // The rim and the frame of a small card are only a pixel or two apart.
      const bool small = areaOf(rough) < kSmall * search.shrink * search.shrink;
      const bool settled = other.fate == OutlineFate::card && other.score > kSettled;
      return nearlySame(other.rough, rough, settled && !small ? 0.03 : 0.01) ||
             (settled && areaOf(rough) < kPrint * areaOf(other.rough) &&
              holds(other.rough, centreOf(rough)) &&
              std::find(groups.begin(), groups.end(), other.rough) == groups.end());
    });
  };
  for (auto next = steps.proposals.begin(); next != steps.proposals.end();) {
    const std::size_t first = steps.tried.size();
    for (; next != steps.proposals.end() && steps.tried.size() < first + kAtATime; ++next)
      if (!pointless(*next)) steps.tried.push_back({*next, *next, 0, OutlineFate::notCardShaped});
    cv::parallel_for_(
        {static_cast<int>(first), static_cast<int>(steps.tried.size())}, [&](const cv::Range& range) {
          for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            steps.tried[i] = tryOutline(search, steps.tried[i].rough);
        });
    for (std::size_t i = first; i < steps.tried.size(); ++i)
      if (search.options.stages.has(Stage::cardGroups) && steps.tried[i].fate == OutlineFate::card &&
          steps.tried[i].score > kSettled && isAroundMany(steps.tried[i].rough, steps.proposals))
        groups.push_back(steps.tried[i].rough);
  }
}

}  // namespace lk::vision
