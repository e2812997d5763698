// Reads dice of any size: where the proposer sees dice, the reading net looks too, and both are weighed.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/dice/dice_evidence.h"
#include "vision/dice/dice_face.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// What became of one proposal.
struct ProposedDie {
  FoundDie found;
  FaceReading read;
  DieEvidence evidence;                // what is known of it, and the value it speaks for
  std::optional<DieSighting> decided;  // none: taken for no die
};

/// Looks at every likely proposal of an 8-bit BGR picture, in their order, and decides on each.
std::vector<ProposedDie> lookAtProposals(const cv::Mat& bgr, const std::vector<DieProposal>& proposals,
                                         const Stages& stages = {});

/// Dice in an 8-bit BGR picture, likeliest first. `proposals` are of the same picture. A confidence is the
/// probability of the value given or, without one, that a die is there.
std::vector<DieSighting> readProposedDice(const cv::Mat& bgr, const std::vector<DieProposal>& proposals,
                                          const Stages& stages = {});

}  // namespace lk::vision
