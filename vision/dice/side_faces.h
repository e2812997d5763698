// Distinguishes side faces from uppermost ones. Under a leaning camera the proposer often proposes a die
// twice, by its uppermost face and by the side below it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/core/pyramid.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Probability of a value from which it is certainly the uppermost one. Two faces of one body are never read
/// as surely: each is in the other's surroundings.
inline constexpr double kSurelyUppermost = 0.98;

/// A proposal, and the probabilities of its uppermost value; see topChances().
struct ProposedFace {
  DieProposal proposal;
  std::array<double, 8> chances{};
};

/// True if `value`, read in the proposal `which`, may be of a side face: another value is seen above it, and
/// neither this face nor that of a die nearby is surely the uppermost. Takes up to 2 ms.
bool maybeSide(const Pyramid& picture, const std::vector<ProposedFace>& all, std::size_t which, int value);

/// Returns the likeliest proposal directly above the proposal `which`, which is of the same body if `which`
/// is a side face.
std::optional<std::size_t> faceAbove(const std::vector<ProposedFace>& all, std::size_t which);

}  // namespace lk::vision
