// Dice that lie outside trays, and what they tell of cards.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Reads the dice of a picture (8-bit BGR) that are in no tray of `seen` into its `dice`, from the
/// `proposals` of the same picture. Of `cards`, those named tell by `index` what is print of theirs; nameless
/// ones that are dice, or boxes with dice in them, go.
void readLooseDice(const cv::Mat& bgr, const CardIndex& index, const NetProposals& proposals,
                   std::vector<Naming>& cards, FrameSightings& seen, const Stages& stages = {});

}  // namespace lk::vision
