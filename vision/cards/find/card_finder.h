// Finds the outlines of cards: proposes shapes from several masks, fits straight sides, and removes
// duplicates.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/finder_options.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

/// Data computed once per image before any search.
struct FinderView {
  cv::Mat reduced;        // the image, reduced by the factor `shrink`
  double shrink = 1;      // image pixels per pixel of the reduced image
  double noiseLevel = 0;  // noise level of the image, grey levels
  CardMasks masks;        // masks of the reduced image
};
/// Prepares an 8-bit BGR image. The image is reduced at least by the factor `leastShrink`.
FinderView viewForCards(const cv::Mat& bgr, double leastShrink = 1);
/// Returns the factor by which an image of this size is reduced, at least 1.
double shrinkFor(cv::Size picture);

/// The first half of a search: outlines that were tried in an image. The second half, selectCards(), may use
/// a later image of the same still table.
struct FittedCards {
  Proposals proposals;  // image pixels; its `quads` are moved to `steps.proposals`
  FinderSteps steps;
};

/// Proposes outlines and fits their sides. `bgr` and `view` must belong to the same image.
FittedCards fitCards(const cv::Mat& bgr, const FinderView& view, const CardFinderOptions& options);
/// Decides which of the tried outlines are cards, and completes partly visible ones. In reading order.
std::vector<CardOutline> selectCards(const cv::Mat& bgr, const FinderView& view, FittedCards tried,
                                     const CardFinderOptions& options);

/// Finds cards in an 8-bit BGR image of any size up to 64 megapixels, in reading order. Works with any card
/// border and any table. `view` must belong to the same image.
std::vector<CardOutline> findCards(const cv::Mat& bgr, const FinderView& view,
                                   const CardFinderOptions& options = {});
std::vector<CardOutline> findCards(const cv::Mat& bgr, const CardFinderOptions& options = {});

/// Sorts in reading order: rows from top to bottom, each row from left to right.
void sortInReadingOrder(std::vector<CardOutline>& outlines);

}  // namespace lk::vision
