// What a change on the table means: cards laid, turned up, turned sideways, moved or put away.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::wtactics_orc {

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

}  // namespace lk::rules::wtactics_orc
