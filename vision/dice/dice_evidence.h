// How sure a die's value is: the proposer's and the reader's results weighed together.
#pragma once

#include <array>

#include "vision/dice/dice_looks.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

inline constexpr std::size_t kDieFeatures = 12;

struct DieEvidence {
  int value = 1;  // likeliest by both, 1..6
  std::array<double, kDieFeatures> features{};
};

/// `usualSide`: median side of the likely dice of the picture, pixels; 0 when there are none.
DieEvidence weighDie(const DieProposal& proposal, const FaceLooks& looks, float usualSide);

/// Probability that the value is right, and that a die is there at all: logistic regressions, see
/// nets/README.md.
double chanceOfValue(const DieEvidence& evidence);
double chanceOfDie(const DieEvidence& evidence);

}  // namespace lk::vision
