// Reads dice outside trays, and removes card outlines that are dice.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

/// Adds the dice of an 8-bit BGR image that lie in no tray to `seen.dice`. `proposals` must be from the same
/// image. Print on named cards is distinguished from dice with the references in `index`. Removes outlines
/// without a name from `cards` if they are dice or boxes of dice.
void readLooseDice(const cv::Mat& bgr, const CardIndex& index, const NetProposals& proposals,
                   std::vector<Naming>& cards, FrameSightings& seen, const Stages& stages = {});

}  // namespace lk::vision
