// What light does to a card, as the card it may be tells: shade and a lamp's colour take light away, a lamp
// mirrored in a sleeve adds some.
#pragma once

#include <optional>

#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// The card as it would look in even light if it were `hypothesis`, of whose print is known where it is dark
/// and where it is not: shade, cast and glare change slowly over a card, print does not. Nothing when too
/// little is in sight. Light of no kind makes one print another: what does not fit stays.
std::optional<CardView> relit(const CardView& closeUp, const Hypothesis& hypothesis);

/// What is made of a card in the light in which it is most likely one of those it may be.
struct BestLight {
  MatchResult result;
  TakenLight taken;
  double lead = 0;  // of odds, as logarithms: over any other in that one's light
};

/// Tries the light of each that `seen` has as likeliest: none has an advantage over the others.
std::optional<BestLight> inBestLight(CardInquiry& inquiry, const CardView& closeUp, const MatchResult& seen);

}  // namespace lk::vision
