#include "vision/cards/find/card_finder.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_fit.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/card_own_sides.h"
#include "vision/cards/find/card_rim_choice.h"
#include "vision/cards/find/card_select.h"
#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kWorkingSide = 960;    // long side of the reduced image, pixels
constexpr double kMinCard = 70;      // long side, pixels of the full image
constexpr double kPartScore = 0.95;  // score of a card cut off at a visible seam

// True if the edge is about as strong within the card's rim, at both ends, as between them.
bool runsThroughTheRims(const cv::Mat& image, cv::Point2f from, cv::Point2f to, double reach,
                        double noiseLevel) {
  constexpr int kPlaces = 40;
  constexpr double kAsClear = 0.35;
  std::vector<double> steps = edgeAlong(image, from, to, reach, noiseLevel, kPlaces);
  const double ends = std::min(steps[1], steps[kPlaces - 1]);
  std::nth_element(steps.begin(), steps.begin() + kPlaces / 2, steps.end());
  return ends > kAsClear * steps[kPlaces / 2];
}

// Splits an outline in two at a visible seam. Two portrait cards side by side have about the proportions of
// one landscape card. A seam runs from rim to rim, while a card's print keeps a distance from the rim.
void splitAtSeams(const cv::Mat& image, const Quad& quad, double reach, double noiseLevel,
                  std::vector<Quad>& parts) {
  for (std::size_t first = 0; first < 2; ++first) {
    const cv::Point2f a = quad[first], b = quad[first + 1], c = quad[first + 2], d = quad[(first + 3) % 4];
    cv::Point2f from = (a + b) / 2;
    cv::Point2f to = (d + c) / 2;
    if (straightEdge(image, from, to, reach, noiseLevel) < 0.9) continue;
    if (!runsThroughTheRims(image, from, to, reach, noiseLevel)) continue;
    parts.push_back({a, from, to, d});
    parts.push_back({from, b, c, to});
  }
}

// Marks tried outlines that were not chosen in the end as rivals.
void noteFates(FinderSteps& steps, const std::vector<CardOutline>& chosen) {
  for (FinderSteps::Tried& tried : steps.tried) {
    const bool kept = std::any_of(chosen.begin(), chosen.end(), [&](const CardOutline& outline) {
      return outline.corners == tried.fitted;
    });
    if (tried.fate == OutlineFate::card && !kept) tried.fate = OutlineFate::rival;
  }
}

}  // namespace

double shrinkFor(cv::Size picture) {
  return std::max(1.0, std::max(picture.width, picture.height) / static_cast<double>(kWorkingSide));
}

FinderView viewForCards(const cv::Mat& bgr, double leastShrink) {
  if (bgr.empty()) return {};
  FinderView view{bgr, std::max(leastShrink, shrinkFor(bgr.size())), noiseLevelOf(bgr), {}};
  if (view.shrink > 1) {
    // An image may be one pixel thin.
    const cv::Size reduced(std::max(1, cvRound(bgr.cols / view.shrink)),
                           std::max(1, cvRound(bgr.rows / view.shrink)));
    cv::resize(bgr, view.reduced, reduced, 0, 0, cv::INTER_AREA);
  }
  view.masks = cardMasks(view.reduced);
  return view;
}

FittedCards fitCards(const cv::Mat& bgr, const FinderView& view, const CardFinderOptions& options) {
  FittedCards tried;
  if (bgr.empty() || !options.stages.has(Stage::outlinesBySides)) return tried;
  const double shrink = view.shrink;
  cv::Mat ignore;
  if (!options.ignore.empty())
    cv::resize(options.ignore, ignore, view.reduced.size(), 0, 0, cv::INTER_NEAREST);
  tried.proposals = proposeCards(view.masks, std::max(20.0, kMinCard / shrink), ignore);
  for (std::vector<Quad>* quads : {&tried.proposals.quads, &tried.proposals.corners})
    for (Quad& quad : *quads) quad = scaled(quad, static_cast<float>(shrink));
  tried.steps.proposals = std::move(tried.proposals.quads);
  std::sort(tried.steps.proposals.begin(), tried.steps.proposals.end(),
            [](const Quad& a, const Quad& b) { return areaOf(a) > areaOf(b); });
  fitAll({bgr, options, shrink, view.noiseLevel}, tried.steps);
  return tried;
}

std::vector<CardOutline> selectCards(const cv::Mat& bgr, const FinderView& view, FittedCards tried,
                                     const CardFinderOptions& options) {
  if (bgr.empty()) return {};
  const double shrink = view.shrink;
  const OutlineSearch search{bgr, options, shrink, view.noiseLevel};
  FinderSteps& steps = tried.steps;
  std::vector<CardOutline> found;
  for (const FinderSteps::Tried& one : steps.tried)
    if (one.fate == OutlineFate::card) found.push_back({one.fitted, one.score, {}, false});
  if (options.stages.has(Stage::ownSides)) takeOwnSides(bgr, view.noiseLevel, found);
  std::vector<Quad> parts;
  for (const CardOutline& outline : found)
    if (outline.score > 0.8 && options.stages.has(Stage::seams))
      splitAtSeams(bgr, outline.corners, std::max(3.0, 2.0 * shrink), search.noiseLevel, parts);
  for (const Quad& part : parts)
    if (isConvex(part) && tiltCosine(part, search.lowest(), search.highest()) > kSteepestTilt)
      found.push_back({fromTopLeft(part), kPartScore});
  std::vector<CardOutline> outlines = selectOutlines(search, found, tried.proposals, steps);
  if (options.steps != nullptr) noteFates(steps, outlines);
  if (options.stages.has(Stage::printedRims)) takeRims(bgr, outlines);
  sortInReadingOrder(outlines);
  if (options.steps != nullptr) {
    steps.reduced = view.reduced;
    *options.steps = std::move(steps);
  }
  return outlines;
}

std::vector<CardOutline> findCards(const cv::Mat& bgr, const FinderView& view,
                                   const CardFinderOptions& options) {
  return selectCards(bgr, view, fitCards(bgr, view, options), options);
}

std::vector<CardOutline> findCards(const cv::Mat& bgr, const CardFinderOptions& options) {
  return findCards(bgr, viewForCards(bgr), options);
}

}  // namespace lk::vision
