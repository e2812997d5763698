// How a card came by its name, or why it has none: every comparison laid open, for people who look for the
// step that failed. Slow; answers as CardIndex does.
#pragma once

#include <vector>

#include "vision/card_decide.h"
#include "vision/card_index.h"

namespace lk::vision {

/// A card compared with one enrolled card. The match's evidence is that for this card were there no better
/// one.
struct ExplainedMatch {
  Match match;
  // Looks (see card_look.h), all upright as the reference: the reference's, the card's in the turn that fits
  // best, and that one laid over the reference.
  cv::Mat reference, seen, aligned;
  cv::Mat inSight;  // where `seen` shows the card (CV_8U); empty: everywhere
};

struct ExplainedName {
  cv::Mat cut;                          // the card as cut out of the picture, 8-bit BGR
  std::vector<ExplainedMatch> matches;  // best first, one a key
  CardSighting decided;                 // without geometry
};

/// Compares with every reference, in every turn; keeps the `most` best. `above` as for
/// CardIndex::identify().
ExplainedName explainName(const cv::Mat& bgr, const Quad& outline, const CardIndex& index, std::size_t most,
                          const std::vector<Quad>& above = {});

}  // namespace lk::vision
