// What a change on the table means now.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

Observation observe(const State& s, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

}  // namespace lk::rules::half_the_battle
