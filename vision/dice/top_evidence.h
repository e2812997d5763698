// Combines the results of the proposer and of the net for uppermost faces into probabilities of a die's
// uppermost value.
#pragma once

#include <array>

#include "vision/propose/proposals.h"

namespace lk::vision {

/// What the nets know of a proposed die: logarithms of probabilities, and how it was found.
struct TopEvidence {
  std::array<double, 6> proposer{};   // of 1..6, weighted with the ease
  std::array<double, 8> uppermost{};  // of no die; 1..6 uppermost; a die without a readable value
  /// Log-odds of a die by the proposer; its ease; how far its size is from the usual one; its size (both
  /// logarithms).
  std::array<double, 4> about{};
};

/// Collects the evidence. `uppermost`: result of readUppermost(). `usualSide`: median side of the image's
/// likely dice, pixels; 0 if there are none.
TopEvidence topEvidenceOf(const DieProposal& proposal, const std::array<double, 8>& uppermost,
                          float usualSide);

/// Returns the probabilities of: no die; 1..6 uppermost; a die without a readable value; sum 1. One
/// multinomial regression, see nets/README.md.
std::array<double, 8> topChances(const TopEvidence& evidence);

}  // namespace lk::vision
