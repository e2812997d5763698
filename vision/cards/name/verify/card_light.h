// Describes the uneven light that was removed from a card, see card_relight.h.
#pragma once

namespace lk::vision {

/// Under uneven light even the correct card fits its reference less well. An evenly spread glare, in
/// contrast, can make a paler or bolder print similar to the reference.
struct RemovedLight {
  double colour = 0;       // logarithm; distance from white
  double glare = 0;        // mean light added by a reflection, relative to the light on the whole card
  double unevenGlare = 0;  // standard deviation of the glare over the card
  double unevenGain = 0;   // logarithm; standard deviation of the gain over the card
};

}  // namespace lk::vision
