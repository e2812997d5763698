// Judges moves. Each function changes the night and returns an accepted ruling, or refuses and changes
// nothing.
#pragma once

#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/referee/refusals.h"

namespace lk::rules::magepunk {

Ruling judgeDeck(Host& host, const Move& move);
Ruling judgeResource(Host& host, const Move& move);
Ruling judgePlay(Host& host, const Move& move);
Ruling judgeActivate(Host& host, const Move& move);
Ruling judgeDecline(Host& host, const Move& move);
Ruling judgeNext(Host& host, const Move& move);
/// Takes the first of the steps to the End Phase; the others follow while onlyGoesOn().
Ruling judgeEndTurn(Host& host, const Move& move);
/// Returns whether the only question is what the active player does in a Main Phase, or who attacks.
bool onlyGoesOn(const State& s, Seat seat);
Ruling judgeAttack(Host& host, const Move& move);
Ruling judgeBlock(Host& host, const Move& move);
Ruling judgeOrder(Host& host, const Move& move);
Ruling judgeAssign(Host& host, const Move& move);
Ruling judgeDecide(Host& host, const Move& move);
Ruling judgeConcede(Host& host, const Move& move);

/// Returns a refusal with its rule, for the cure.
Ruling refuseBy(std::string_view reason, RuleId rule);

}  // namespace lk::rules::magepunk
