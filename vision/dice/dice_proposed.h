// Reads dice of any size: combines the proposer, the net for uppermost faces and the reading net.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/dice/dice_evidence.h"
#include "vision/dice/dice_face.h"
#include "vision/dice/top_evidence.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Result for one proposal.
struct ProposedDie {
  FoundDie found;
  FaceReading read;
  TopEvidence top;
  std::optional<DieEvidence> evidence;  // nullopt: by `top` alone, no value is possible
  std::optional<DieSighting> decided;   // nullopt: rejected, or told by another proposal of the same body
};

/// Reads every likely proposal of an 8-bit BGR image, in their order, and decides on each.
std::vector<ProposedDie> lookAtProposals(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                         const Stages& stages = {});

/// Returns the dice of an 8-bit BGR image, most likely first. `proposals` must be from the same image. The
/// confidence is the probability of the value or, without one, that there is a die.
std::vector<DieSighting> readProposedDice(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                          const Stages& stages = {});

}  // namespace lk::vision
