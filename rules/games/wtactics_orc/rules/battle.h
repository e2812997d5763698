// A battle: abilities in turn, then simultaneous blows, then deaths.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Opens a battle. `attackers` holds one to three known things, then none.
void openBattle(Host& host, const std::array<ThingId, kMaxAttackers>& attackers, ThingId target,
                Weapon weapon);
Ruling judgePass(Host& host, const Move& move);

/// Advances the battle as far as possible. Returns true if it waits for people's answers, or for abilities
/// that must be carried out first. Precondition: a battle is open and no effect is running.
bool advanceBattle(Host& host);

/// The defender's answers.
Ruling takeSplit(Host& host, const Move& move);
Ruling takeStruck(Host& host, const Move& move);
Ruling takeSaviour(Host& host, const Move& move);

/// Returns the target's strike-back value; 0 if it has no such weapon, or if nobody of its side is left.
int strikeBackValue(const Host& host, const Board& board);
/// Returns the attackers' value against the target.
int attackersValue(const Host& host, const Board& board);
/// Returns the attackers that are still there, in the order in which they were named.
Few<SlotId, kMaxAttackers> attackersIn(const State& state, const Board& board);
/// Returns shares that hurt as many attackers as possible.
Few<Share, kMaxAttackers> bestSplit(const Host& host, const Board& board);
/// Returns the creatures a player may choose to save an ally.
std::vector<SlotId> possibleSaviours(const Host& host, const Board& board, Seat seat);

}  // namespace lk::rules::wtactics_orc
