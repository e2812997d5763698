// Unused parts and edges of a card search, for a second search once some cards have names. A wrong outline in
// the first search may have taken the place of the card below it.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

struct UnexplainedShapes {
  CardPlane plane;
  std::vector<Quad> parts;  // shapes that may be part of a card, image pixels
  Proposals proposals;      // pixels of the image reduced by the factor `shrink`
  double shrink = 1, noiseLevel = 0;
  cv::Mat ignore;  // as in CardFinderOptions
};

/// Finds possible cards near `doubtful` outlines, which have no name. Returns at most 16, best first, several
/// over one place. `known` are named cards, which explain edges and occlude. All results are outliers, so
/// they are cards only by their name.
std::vector<CardOutline> cardsAround(const cv::Mat& bgr, const UnexplainedShapes& left,
                                     const std::vector<Quad>& doubtful, const std::vector<Quad>& known);

/// Finds possible cards like cardsAround() wherever there is an edge that no known card explains. At most 60.
std::vector<CardOutline> cardsAnywhere(const cv::Mat& bgr, const UnexplainedShapes& left,
                                       const std::vector<Quad>& known);

/// Finds possible cards like cardsAround() where there is print that none of `named` explains. Pass every
/// card with a name, even an uncertain one, because a repeating pattern also fits beside its card.
std::vector<CardOutline> cardsPrinted(const cv::Mat& bgr, const UnexplainedShapes& left,
                                      const std::vector<Quad>& named);

}  // namespace lk::vision
