// Reads dice of any size: combines the proposer and the reading net.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/dice/dice_evidence.h"
#include "vision/dice/dice_face.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Result for one proposal.
struct ProposedDie {
  FoundDie found;
  FaceReading read;
  DieEvidence evidence;                // features, and the most likely value
  std::optional<DieSighting> decided;  // nullopt: rejected
};

/// Reads every likely proposal of an 8-bit BGR image, in their order, and decides on each.
std::vector<ProposedDie> lookAtProposals(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                         const Stages& stages = {});

/// Returns the dice of an 8-bit BGR image, most likely first. `proposals` must be from the same image. The
/// confidence is the probability of the value or, without one, that there is a die.
std::vector<DieSighting> readProposedDice(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                          const Stages& stages = {});

}  // namespace lk::vision
