// Estimates and removes uneven light, given the card that an outline may be. Shade and coloured lamps take
// light away; a lamp reflected in a sleeve adds some.
#pragma once

#include <optional>

#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// Returns the card as it would look in even light if it were `hypothesis`, or nullopt if too little is
/// visible. The hypothesis predicts where the print is dark. Shade, colour cast and glare vary slowly over a
/// card, while print does not. No light turns one print into another, so a wrong hypothesis keeps a residual.
std::optional<CardView> relit(const CardView& closeUp, const Hypothesis& hypothesis);

/// Result for a card in doubt, under the light that best explains one of its candidates.
struct BestLight {
  MatchResult result;
  RemovedLight taken;
  double lead = 0;  // log-odds: lead over every other candidate in its own light
};

/// Tries the light of each hypothesis in `seen.likeliest`, so that none has an advantage. Returns nullopt if
/// none remains the best match in its own light.
std::optional<BestLight> inBestLight(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen);

}  // namespace lk::vision
