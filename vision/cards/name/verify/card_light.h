// What the light on a card was like that was taken off it, see card_relight.h.
#pragma once

namespace lk::vision {

/// Under uneven light even the right card fits its reference less well; what a glare spread evenly over all
/// of a card makes alike may be another one, whose print is paler or bolder.
struct TakenLight {
  double colour = 0;       // logarithm: how far from white
  double glare = 0;        // what a mirrored lamp adds, in parts of what lights the whole card
  double unevenGlare = 0;  // how much that changes over the card
  double unevenGain = 0;   // logarithm: how much the light that shows the print does
};

}  // namespace lk::vision
