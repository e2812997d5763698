// Players' answers to what cards and battles ask.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Returns whether an open question is answered by a `decide` event.
bool isDecision(PromptId question);
/// Returns whether people name what was taken automatically because there was no choice.
bool namesSettled(const State& state, const Move& move);
Ruling judgeDecide(Host& host, const Move& move);
/// Returns what can be chosen for the card's current question. Precondition: a card asks.
std::vector<SlotId> choosable(const Host& host, const Board& board);

}  // namespace lk::rules::wtactics_orc
