// Where cards are looked for in a picture of which only some places changed, and what is found there.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_leftovers.h"
#include "vision/cards/name/card_naming.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Where to look for cards, and where not to.
struct CardSearch {
  std::vector<cv::Rect> regions;
  cv::Mat ignore;                      // as in CardFinderOptions
  std::vector<Quad> marks;             // the same
  cv::Mat changed;                     // image-sized would be wasteful: the grid of cells that changed
  int cell = 1;                        // image pixels a cell
  std::optional<SheetSighting> scale;  // a sheet to measure by
};

/// Cards of one picture, no two over one place, and what finding them left in each region.
struct FoundCards {
  std::vector<CardOutline> outlines;
  std::vector<std::pair<cv::Rect, CardLeftovers>> left;
};

/// Finding them, in two steps that may be given two pictures of the same still table.
struct TriedRegion {
  cv::Rect region;
  FinderView view;
  TriedCards tried;
};
std::vector<TriedRegion> tryRegions(const cv::Mat& bgr, const CardSearch& search);
/// `proposals`: of each region in their order, pixels of the region.
FoundCards settleRegions(const cv::Mat& bgr, const CardSearch& search, std::vector<TriedRegion> tried,
                         const std::vector<NetProposals>& proposals);

/// nameAround() in each of the regions; outlines and namings are those of the whole picture, in step.
void nameAroundInRegions(const cv::Mat& bgr, const CardIndex& index,
                         const std::vector<std::pair<cv::Rect, CardLeftovers>>& left,
                         std::vector<CardOutline>& outlines, std::vector<Naming>& namings);

}  // namespace lk::vision
