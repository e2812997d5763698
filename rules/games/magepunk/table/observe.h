// What a change on the table means, for the mat of resources/mats/magepunk.json.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::magepunk {

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

}  // namespace lk::rules::magepunk
