// What cubes on the mat say: they agree with what the referee keeps, or people are asked.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::wtactics_orc {

/// Interprets the cubes in one place: red ones on a creature are its damage, one on the track the points. The
/// referee's numbers lead.
Observation cubesSeen(const State& state, const TokenPlacement& seen, const CardBook& cards);

}  // namespace lk::rules::wtactics_orc
