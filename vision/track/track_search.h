// Finds cards in the changed regions of an image.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/unexplained_shapes.h"
#include "vision/cards/name/card_naming.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Where to search for cards, and where not.
struct CardSearch {
  std::vector<cv::Rect> regions;
  cv::Mat ignore;                      // as in CardFinderOptions
  std::vector<Quad> marks;             // as in CardFinderOptions
  cv::Mat changed;                     // grid of changed cells, see MotionDetector::changedCells()
  int cell = 1;                        // image pixels per cell
  std::optional<SheetSighting> scale;  // sheet that gives the scale
};

/// Cards of one image, no two at one place, and the unexplained of each region.
struct FoundCards {
  std::vector<CardOutline> outlines;
  std::vector<std::pair<cv::Rect, UnexplainedShapes>> left;
};

/// The first of two steps of finding cards. The steps may use different images of the same still table.
struct FittedRegion {
  cv::Rect region;
  FinderView view;
  FittedCards tried;
};
std::vector<FittedRegion> fitRegions(const cv::Mat& bgr, const CardSearch& search);
/// `proposals`: one per region, in the same order, in pixels of the region.
FoundCards selectInRegions(const cv::Mat& bgr, const CardSearch& search, std::vector<FittedRegion> tried,
                           const std::vector<NetProposals>& proposals);

/// Runs nameAround() in each region. `outlines` and `namings` are those of the whole image, in the same
/// order.
void nameAroundInRegions(const cv::Mat& bgr, const CardIndex& index,
                         const std::vector<std::pair<cv::Rect, UnexplainedShapes>>& left,
                         std::vector<CardOutline>& outlines, std::vector<Naming>& namings);

}  // namespace lk::vision
