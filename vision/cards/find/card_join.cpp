#include "vision/cards/find/card_join.h"

#include <algorithm>
#include <iterator>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/card_proposed.h"
#include "vision/cards/find/card_size.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr double kWorthALook = 0.3;  // chance from which a name is asked for
// A card without a name is told from this chance, rim and edges on: 96 of 100 labelled cards have them.
constexpr double kPlainChance = 0.65, kPlainRim = 0.25, kPlainEdges = 0.7;
// Of a side, from the length that the cards of the picture have: from the first on an outline found by its
// sides is as good as any, beyond the second a proposal is a card only by its name.
constexpr double kOnPlane = 0.06, kOffPlane = 0.13;
constexpr double kFillsPicture = 0.5;  // of its area
constexpr double kWellSeen = 0.9;      // score of an outline that needs no second result
constexpr double kSamePlace = 0.6;     // overlap of two outlines of one card

bool isIgnored(const cv::Mat& ignore, const Quad& quad) {
  if (ignore.empty()) return false;
  const cv::Point centre = centreOf(quad);
  return cv::Rect({}, ignore.size()).contains(centre) && ignore.at<uchar>(centre) != 0;
}

/// Whether a proposal is a part of a card that fills the picture: one too large against it to lie on a mat,
/// or anything in a scan from edge to edge.
bool isPartOfLargeCard(const Quad& quad, const std::vector<CardOutline>& outlines, double pictureArea) {
  constexpr double kLargePart = 0.2, kWithin = 0.95, kScan = 0.93;
  return std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
    const double area = areaOf(outline.corners);
    if (outline.outlier || outline.score < kWellSeen || area < kFillsPicture * pictureArea) return false;
    if (sharedOfSmaller(outline.corners, quad) < kWithin) return false;
    return area > kScan * pictureArea || areaOf(quad) > kLargePart * area;
  });
}

/// Whether a card is there beyond doubt, name or not, if these are its corners.
bool isPlain(const ProposedOutline& proposed, const Quad& corners, const CardPlane* plane) {
  constexpr double kSquattest = 1.25, kSlimmest = 1.6, kUsualTilt = 0.8;  // of nearly all cards and cameras
  return proposed.chance > kPlainChance && proposed.rim > kPlainRim && proposed.edges > kPlainEdges &&
         tiltCosine(corners, kSquattest, kSlimmest) > kUsualTilt &&
         (plane == nullptr || plane->deviation(corners) < kOffPlane);
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
  std::vector<bool> wellSeen;  // as `outlines`
  for (CardOutline& outline : outlines) {
    known.push_back(outline.corners);
    // The net was shown cards of up to nine tenths of a picture: larger ones are the other finder's alone.
    const bool large = areaOf(outline.corners) > kFillsPicture * static_cast<double>(bgr.total());
    wellSeen.push_back(!outline.outlier && outline.score > kWellSeen);
    if (options.scale == nullptr && stages.has(Stage::sidesDoubted))
      outline.outlier = outline.outlier || !large || outline.score < kWellSeen;
  }
  for (ProposedOutline& proposed : outlinesOf(bgr, proposals, known, stages)) {
    if (proposed.chance < kWorthALook || isIgnored(options.ignore, proposed.corners)) continue;
    if (stages.has(Stage::partsOfLargeCards) &&
        isPartOfLargeCard(proposed.corners, outlines, static_cast<double>(bgr.total())))
      continue;
    const auto same = sameCard(outlines, proposed.corners);
    const bool sized = options.scale == nullptr || cardSized(proposed.corners, *options.scale);
    if (same == outlines.end()) {
      const bool plain = sized && isPlain(proposed, proposed.corners, plane);
      outlines.push_back({proposed.corners, proposed.edges, std::move(proposed.others), !plain});
      continue;
    }
    const bool onPlane = stages.has(Stage::planeBeforeProposal) && plane != nullptr &&
                         plane->deviation(same->corners) < kOnPlane;
    if (onPlane || !sized)
      proposed.others.insert(proposed.others.begin(), proposed.corners);
    else
      same->corners = proposed.corners;
    // Two finders that know nothing of each other agree.
    const auto place = static_cast<std::size_t>(same - outlines.begin());
    const bool agreed = stages.has(Stage::agreement) && place < wellSeen.size() && wellSeen[place];
    same->outlier = same->outlier && !agreed && !isPlain(proposed, same->corners, plane);
    std::move(proposed.others.begin(), proposed.others.end(), std::back_inserter(same->others));
  }
  sortInReadingOrder(outlines);
}

}  // namespace lk::vision
