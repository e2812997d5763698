// What a change on the table means, given what the night awaits.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

}  // namespace lk::rules::halfwish
