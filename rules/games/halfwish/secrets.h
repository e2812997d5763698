// Who may read what an event kept secret, as the night stands now.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Of an accepted event.
Knowers knowers(const State& state, const Event& event, const CardBook& cards);

}  // namespace lk::rules::halfwish
