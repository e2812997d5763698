// Who may read the secret parts of an event, as the night stands now.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Precondition: the event was accepted.
Knowers knowers(const State& state, const Event& event, const CardBook& cards);

}  // namespace lk::rules::halfwish
