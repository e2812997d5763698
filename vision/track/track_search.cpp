#include "vision/track/track_search.h"

#include <algorithm>
#include <iterator>

#include "vision/cards/find/card_join.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kSamePlace = 0.4;  // overlap of one card's outlines in two regions

void shift(CardOutline& outline, cv::Point2f by) {
  outline.corners = shifted(outline.corners, by);
  for (Quad& other : outline.alternatives) other = shifted(other, by);
}

void shift(Naming& naming, cv::Point2f by) {
  naming.card.corners = shifted(naming.card.corners, by);
}

/// Returns 1 for a small region, which is then searched at a finer resolution than the whole image. A large
/// region is reduced like the whole image, because it would otherwise take longer than the whole image.
double leastShrink(const cv::Rect& region, cv::Size picture) {
  constexpr double kLarge = 0.25;  // of the image
  return region.area() < kLarge * picture.area() ? 1 : shrinkFor(picture);
}

CardFinderOptions optionsFor(const cv::Rect& region, const CardSearch& search) {
  CardFinderOptions options;
  if (!search.ignore.empty()) options.ignore = search.ignore(region);
  for (const Quad& mark : search.marks) options.marks.push_back(shifted(mark, -region.tl()));
  return options;
}

/// Returns the sheet that gives the scale, in pixels of the region.
std::optional<SheetSighting> scaleIn(const cv::Rect& region, const CardSearch& search) {
  std::optional<SheetSighting> scale = search.scale;
  if (!scale) return scale;
  const cv::Matx33d toRegion(1, 0, -region.x, 0, 1, -region.y, 0, 0, 1);
  scale->toImage = toRegion * scale->toImage;
  scale->corners = shifted(scale->corners, -region.tl());
  return scale;
}

}  // namespace

std::vector<FittedRegion> fitRegions(const cv::Mat& bgr, const CardSearch& search) {
  std::vector<FittedRegion> all;
  for (const cv::Rect& region : search.regions) {
    FinderView view = viewForCards(bgr(region), leastShrink(region, bgr.size()));
    FittedCards tried = fitCards(bgr(region), view, optionsFor(region, search));
    view.reduced.release();  // it may share memory with the frame, which is not ours
    all.push_back({region, std::move(view), std::move(tried)});
  }
  return all;
}

FoundCards selectInRegions(const cv::Mat& bgr, const CardSearch& search, std::vector<FittedRegion> tried,
                           const std::vector<NetProposals>& proposals) {
  FoundCards found;
  for (std::size_t i = 0; i < tried.size(); ++i) {
    FittedRegion& one = tried[i];
    const cv::Rect& region = one.region;
    CardFinderOptions options = optionsFor(region, search);
    std::optional<UnexplainedShapes> left;
    options.unexplained = &left;
    std::vector<CardOutline> outlines = selectCards(bgr(region), one.view, std::move(one.tried), options);
    const std::vector<CardOutline> bySides = outlines;
    const std::optional<SheetSighting> scale = scaleIn(region, search);
    joinProposed(bgr(region), proposals[i],
                 {.ignore = options.ignore,
                  .plane = left ? &left->plane : nullptr,
                  .scale = scale ? &*scale : nullptr},
                 outlines);
    // One observation has only part of the evidence. Outlines found only by their sides are therefore named
    // with the same effort as others.
    for (CardOutline& outline : outlines)
      outline.doubted =
          outline.outlier && std::any_of(bySides.begin(), bySides.end(), [&](const CardOutline& own) {
            return !own.outlier && own.corners == outline.corners;
          });
    for (CardOutline& outline : outlines) outline.outlier = outline.outlier && !outline.doubted;
    // Of several outlines at one place, the name decides which is a card's.
    const auto elsewhere = static_cast<std::ptrdiff_t>(found.outlines.size());
    for (CardOutline& outline : outlines) {
      shift(outline, region.tl());
      // Skips outlines that are mostly outside the region, where nothing changed. A region's border is not
      // the image border and occludes nothing.
      const cv::Point centre = centreOf(outline.corners);
      if (cv::Rect({}, bgr.size()).contains(centre) && !region.contains(centre)) continue;
      const bool twice = std::any_of(
          found.outlines.begin(), found.outlines.begin() + elsewhere,
          [&](const CardOutline& other) { return overlap(other.corners, outline.corners) > kSamePlace; });
      if (!twice) found.outlines.push_back(std::move(outline));
    }
    if (left) found.left.emplace_back(region, std::move(*left));
  }
  return found;
}

void nameAroundInRegions(const cv::Mat& bgr, const CardIndex& index,
                         const std::vector<std::pair<cv::Rect, UnexplainedShapes>>& left,
                         std::vector<CardOutline>& outlines, std::vector<Naming>& namings) {
  for (const auto& [region, unexplained] : left) {
    const cv::Point2f to = -cv::Point2f(region.tl()), back = region.tl();
    std::vector<CardOutline> outlinesHere, elsewhere;
    std::vector<Naming> namingsHere, namedElsewhere;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
      // Cards that reach into the region occlude parts of it, so they are known there.
      const bool here = !(boxAround(outlines[i].corners, 0, bgr.size()) & region).empty();
      (here ? outlinesHere : elsewhere).push_back(std::move(outlines[i]));
      (here ? namingsHere : namedElsewhere).push_back(std::move(namings[i]));
    }
    for (CardOutline& outline : outlinesHere) shift(outline, to);
    for (Naming& naming : namingsHere) shift(naming, to);
    nameAround(bgr(region), index, unexplained, KeepObservations::no, outlinesHere, namingsHere);
    for (CardOutline& outline : outlinesHere) shift(outline, back);
    for (Naming& naming : namingsHere) shift(naming, back);
    outlines = std::move(elsewhere);
    namings = std::move(namedElsewhere);
    std::move(outlinesHere.begin(), outlinesHere.end(), std::back_inserter(outlines));
    std::move(namingsHere.begin(), namingsHere.end(), std::back_inserter(namings));
  }
}

}  // namespace lk::vision
