// Answers of players to what cards and battles ask.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// Whether an open question is answered by a `decide`.
bool isDecision(std::string_view question);
/// Whether people name what was taken by itself, as there was no choice.
bool namesSettled(const State& state, const Move& move);
Ruling judgeDecide(Host& host, const Move& move);
/// What can be chosen for what a card asks now. Precondition: it asks.
std::vector<SlotId> choosable(const Host& host, const Board& board);

}  // namespace lk::rules::wtactics
