// Finds the outlines of cards: proposes shapes from several masks, fits straight sides, and removes
// duplicates.
#pragma once

#include <optional>
#include <vector>

#include "vision/cards/find/propose/card_proposals.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// A quadrilateral with a card's proportions. Image pixels.
struct CardOutline {
  Quad corners{};    // clockwise, from the corner nearest the image's top left
  double score = 0;  // edge support of the sides, 0..1
  /// Alternative outlines of the same card, for example the printed frame inside its rim or its sleeve.
  /// Corner order as in `corners`.
  std::vector<Quad> alternatives;
  /// True if the size differs from that of most cards in the image, or, without a common size, if the shape
  /// is unusual. An outlier is a part of a card or another kind of object, unless it gets a card's name.
  bool outlier = false;
  bool doubted = false;  // has only edge support; examined like any other, but dropped without a name
};

/// What became of an outline that was examined.
enum class OutlineFate {
  notCardShaped,   // no rectangle of a card's proportions projects to this under any likely camera
  sidesNotSeen,    // too little edge support
  outsidePicture,  // or as large as the image
  ignored,         // in an ignored area, or a sheet with two marks
  rival,           // another outline at the same place was chosen
  card,
};

/// Intermediate results of the finder, for diagnosis. Image pixels.
struct FinderSteps {
  struct Tried {
    Quad rough{};
    Quad fitted{};  // equals `rough` if no fit was tried
    double score = 0;
    OutlineFate fate = OutlineFate::notCardShaped;
  };
  cv::Mat reduced;  // the image from which proposals are made
  std::vector<Quad> proposals;
  std::vector<Tried> tried;  // the proposals without near duplicates
};

struct UnexplainedShapes;

struct CardFinderOptions {
  double aspect = 88.0 / 63.0;  // long side over short side
  double aspectTolerance = 0.25;
  /// Area to ignore (255), for example trays and other sheets. CV_8U of the image's size, or empty.
  cv::Mat ignore;
  /// Marks of sheets. An outline around two of them is a sheet and not a card.
  std::vector<Quad> marks;
  FinderSteps* steps = nullptr;  // filled if not null; not owned
  /// Filled if not null and the cards have a common size, see unexplained_shapes.h; not owned.
  std::optional<UnexplainedShapes>* unexplained = nullptr;
  Stages stages;
};

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
