// Where cards lie: proposals from several cheap masks, straight sides fitted, duplicates removed.
#pragma once

#include <optional>
#include <vector>

#include "vision/cards/find/propose/card_proposals.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// A four-sided thing of a card's proportions.
struct CardOutline {
  Quad corners{};    // clockwise, from the corner nearest the image's top left
  double score = 0;  // 0..1, how well the sides are supported by edges
  /// Where the same card may end otherwise: at the frame printed inside its rim, at its sleeve. Corner order
  /// as in `corners`.
  std::vector<Quad> others;
  /// Not of the size that most cards of the picture have; or, where no size is common, of a shape that few
  /// cards have from few places. A part of a card, or another kind of thing, unless it has a card's name.
  bool outlier = false;
  bool doubted = false;  // by its sides alone: looked at like any, but no card without a name
};

/// What became of an outline that was looked at.
enum class OutlineFate {
  notCardShaped,   // no rectangle of a card's proportions looks like this from any likely camera
  sidesNotSeen,    // too little of its sides is an edge in the picture
  outsidePicture,  // or as large as the picture
  ignored,         // in a place not to be looked at
  rival,           // another outline over the same place was seen better
  card,
};

/// What finding did, for people who look for the step that failed. Pixels of the image.
struct FinderSteps {
  struct Tried {
    Quad rough{};
    Quad fitted{};  // as `rough` when no fit was tried
    double score = 0;
    OutlineFate fate = OutlineFate::notCardShaped;
  };
  cv::Mat reduced;  // the picture that proposals are made from
  std::vector<Quad> proposals;
  std::vector<Tried> tried;  // proposals, without those that are nearly the same as another
};

struct CardLeftovers;

struct CardFinderOptions {
  double aspect = 88.0 / 63.0;  // long side over short side
  double aspectTolerance = 0.25;
  /// Pixels not to look at (255 = ignore), same size as the image, or empty: trays, other sheets.
  cv::Mat ignore;
  /// Marks of sheets: an outline around two of them is a sheet, not a card.
  std::vector<Quad> marks;
  FinderSteps* steps = nullptr;  // filled when given; not owned
  /// Filled when given and the cards show a size, see card_leftovers.h; not owned.
  std::optional<CardLeftovers>* leftovers = nullptr;
  Stages stages;
};

/// What is taken from a picture before anything else is known of it.
struct FinderView {
  cv::Mat reduced;    // the picture, made smaller by `shrink`
  double shrink = 1;  // pixels of the picture a pixel of the reduced one
  double grain = 0;   // of the picture, grey levels
  CardMasks masks;    // of the reduced picture
};
/// Made smaller by `leastShrink` at least.
FinderView viewForCards(const cv::Mat& bgr, double leastShrink = 1);
/// By which a picture of this size is made smaller.
double shrinkFor(cv::Size picture);

/// What was tried on a picture. Settling what of it is a card may be done on a later picture of the same
/// still table.
struct TriedCards {
  Proposals proposals;  // without the quads, which are those of `steps`; pixels of the image
  FinderSteps steps;
};
TriedCards tryCards(const cv::Mat& bgr, const FinderView& view, const CardFinderOptions& options);
std::vector<CardOutline> settleCards(const cv::Mat& bgr, const FinderView& view, TriedCards tried,
                                     const CardFinderOptions& options);

/// Finds cards of any border on any table in an 8-bit BGR image of any size up to 64 megapixels, in reading
/// order. `view` is that of the same image.
std::vector<CardOutline> findCards(const cv::Mat& bgr, const FinderView& view,
                                   const CardFinderOptions& options = {});
std::vector<CardOutline> findCards(const cv::Mat& bgr, const CardFinderOptions& options = {});

/// Sorts in reading order: rows top to bottom, in a row left to right.
void sortInReadingOrder(std::vector<CardOutline>& outlines);

}  // namespace lk::vision
