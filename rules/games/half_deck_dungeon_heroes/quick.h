// Taps for nights that are only scored: who joins, what is met, hits, and life lost or regained.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/referee/quick.h"

namespace lk::rules::dungeon {

std::vector<QuickAction> quickActions(const State& state, const CardBook& cards);
std::vector<Event> quickEvents(const State& state, const CardBook& cards, std::string_view action,
                               const Json& picked);

}  // namespace lk::rules::dungeon
