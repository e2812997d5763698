// Combines the results of the proposer and the reading net into the probability of a die's value.
#pragma once

#include <array>

#include "vision/dice/dice_looks.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

inline constexpr std::size_t kDieFeatures = 12;

struct DieEvidence {
  int value = 1;  // most likely value by both, 1..6
  std::array<double, kDieFeatures> features{};
};

/// Computes the features. `usualSide`: median side of the image's likely dice, pixels; 0 if there are none.
DieEvidence weighDie(const DieProposal& proposal, const FaceLooks& looks, float usualSide);

/// Returns the probability that the value is right. A logistic regression, see nets/README.md.
double chanceOfValue(const DieEvidence& evidence);

}  // namespace lk::vision
