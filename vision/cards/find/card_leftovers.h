// What a search for cards leaves behind, to look for more once some of the cards are known by their names: a
// wrong outline takes the place of the card it lies on.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

struct CardLeftovers {
  CardPlane plane;
  std::vector<Quad> parts;  // shapes that may be a part of a card
  Proposals proposals;      // of the picture made smaller by `shrink`
  double shrink = 1, grain = 0;
  cv::Mat ignore;  // as in CardFinderOptions
};

/// Where cards may lie around `doubtful`, outlines that turned out to be no known card, given those that are
/// known: best first, several over one place, all of them cards by their names only.
std::vector<CardOutline> cardsAround(const cv::Mat& bgr, const CardLeftovers& left,
                                     const std::vector<Quad>& doubtful, const std::vector<Quad>& known);

/// The same wherever an edge is in sight that no known card accounts for.
std::vector<CardOutline> cardsAnywhere(const cv::Mat& bgr, const CardLeftovers& left,
                                       const std::vector<Quad>& known);

/// The same by print that none of `named` accounts for: all cards with a name, however sure, as a pattern
/// that repeats itself fits beside its card, too.
std::vector<CardOutline> cardsPrinted(const cv::Mat& bgr, const CardLeftovers& left,
                                      const std::vector<Quad>& named);

}  // namespace lk::vision
