// What a die on a piece's token means: the piece's health, as people set it.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

/// Returns the dice on the tokens of both parties: all but those of four sides, whose values do not lie on
/// top. Empty unless the table has dice read.
std::vector<DieToRead> diceToRead(const State& s, const CardBook& cards);

Observation dieSeen(const State& s, const DiePlacement& laid, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
