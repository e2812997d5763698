#include "vision/cards/find/card_join.h"

#include <algorithm>
#include <iterator>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/card_proposed.h"
#include "vision/cards/find/card_size.h"
#include "vision/cards/find/outline_search.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

// Least probability, rim support and edge support of a card without a name. 96 of 100 labelled cards reach
// them.
constexpr double kPlainChance = 0.65, kPlainRim = 0.25, kPlainEdges = 0.7;
// Relative deviation of a side from the common length. Below the first, an outline found by its sides keeps
// its corners. Beyond the second, a proposal is a card only by its name.
constexpr double kOnPlane = 0.06, kOffPlane = 0.13;
constexpr double kFillsPicture = 0.5;  // of the image's area
constexpr double kWellSeen = 0.9;      // score from which an outline needs no second finder to confirm it
constexpr double kSamePlace = 0.6;     // overlap from which two outlines are of one card
constexpr double kMinAspect = 1.25, kMaxAspect = 1.6;  // long over short side of nearly all cards

/// True if a proposal is part of a card that fills the image: either too large to lie on a mat of that size,
/// or anything inside a scan from edge to edge.
bool isPartOfLargeCard(const Quad& quad, const std::vector<CardOutline>& outlines, double pictureArea) {
  constexpr double kLargePart = 0.2, kWithin = 0.95, kScan = 0.93;
  return std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
    const double area = areaOf(outline.corners);
    if (outline.outlier || outline.score < kWellSeen || area < kFillsPicture * pictureArea) return false;
    if (overlapOfSmaller(outline.corners, quad) < kWithin) return false;
    return area > kScan * pictureArea || areaOf(quad) > kLargePart * area;
  });
}

/// True if a card is certainly there even without a name, given these corners.
bool isPlain(const ProposedOutline& proposed, const Quad& corners, const CardPlane* plane) {
  // Limits for nearly all cards and cameras.
  constexpr double kUsualTilt = 0.8;
  return proposed.chance > kPlainChance && proposed.rim > kPlainRim && proposed.edges > kPlainEdges &&
         tiltCosine(corners, kMinAspect, kMaxAspect) > kUsualTilt &&
         (plane == nullptr || plane->deviation(corners) < kOffPlane);
}

/// True if both finders see the same sides so well that a card may be tilted as toward the edge of a wide
/// picture. Of 1341 proposals of all photos, 8 cards and nothing else more are plain by this.
bool isPlainThoughTilted(const ProposedOutline& proposed, const CardOutline& bySides,
                         const CardPlane* plane) {
  constexpr double kMinTiltCosine = 0.6;
  constexpr double kSureChance = 0.85, kSureRim = 0.4, kSureEdges = 0.9, kSureScore = 0.95;
  constexpr double kSameSides = 0.93;  // overlap
  return proposed.chance > kSureChance && proposed.rim > kSureRim && proposed.edges > kSureEdges &&
         bySides.score > kSureScore && overlap(bySides.corners, proposed.corners) > kSameSides &&
         tiltCosine(bySides.corners, kMinAspect, kMaxAspect) > kMinTiltCosine &&
         (plane == nullptr || plane->deviation(bySides.corners) < kOffPlane);
}

std::vector<CardOutline>::iterator sameCard(std::vector<CardOutline>& outlines, const Quad& quad) {
  auto best = outlines.end();
  double most = kSamePlace;
  for (auto it = outlines.begin(); it != outlines.end(); ++it)
    if (const double shared = overlap(it->corners, quad); shared > most) most = shared, best = it;
  return best;
}

}  // namespace

void joinProposed(const cv::Mat& bgr, const NetProposals& proposals, const JoinOptions& options,
                  std::vector<CardOutline>& outlines) {
  const CardPlane* plane = options.plane;
  const Stages& stages = options.stages;
  std::vector<Quad> known;
  std::vector<bool> wellSeen;  // same order as `outlines`
  for (CardOutline& outline : outlines) {
    known.push_back(outline.corners);
    // The net was trained on cards of up to nine tenths of an image, so larger cards rest on edges alone.
    const bool large = areaOf(outline.corners) > kFillsPicture * static_cast<double>(bgr.total());
    wellSeen.push_back(!outline.outlier && outline.score > kWellSeen);
    if (options.scale == nullptr && stages.has(Stage::sidesDoubted))
      outline.outlier = outline.outlier || !large || outline.score < kWellSeen;
  }
  for (ProposedOutline& proposed : outlinesOf(bgr, proposals, known, stages)) {
    if (isIgnored(options.ignore, proposed.corners)) continue;
    if (stages.has(Stage::partsOfLargeCards) &&
        isPartOfLargeCard(proposed.corners, outlines, static_cast<double>(bgr.total())))
      continue;
    const auto same = sameCard(outlines, proposed.corners);
    const bool sized = options.scale == nullptr || cardSized(proposed.corners, *options.scale);
    if (same == outlines.end()) {
      const bool plain = sized && isPlain(proposed, proposed.corners, plane);
      outlines.push_back({proposed.corners, proposed.edges, std::move(proposed.alternatives), !plain});
      continue;
    }
    const bool tilted = isPlainThoughTilted(proposed, *same, plane);
    const bool onPlane = stages.has(Stage::planeBeforeProposal) && plane != nullptr &&
                         plane->deviation(same->corners) < kOnPlane;
    if (onPlane || !sized)
      proposed.alternatives.insert(proposed.alternatives.begin(), proposed.corners);
    else
      same->corners = proposed.corners;
    // Two independent finders agree.
    const auto place = static_cast<std::size_t>(same - outlines.begin());
    const bool agreed = stages.has(Stage::agreement) && place < wellSeen.size() && wellSeen[place];
    same->outlier = same->outlier && !agreed && !tilted && !isPlain(proposed, same->corners, plane);
    std::move(proposed.alternatives.begin(), proposed.alternatives.end(),
              std::back_inserter(same->alternatives));
  }
  sortInReadingOrder(outlines);
}

}  // namespace lk::vision
