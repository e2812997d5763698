// A battle: abilities in turn, then blows at the same time, then deaths.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// `attackers`: one to three, the first ones known.
void openBattle(Host& host, const std::array<ThingId, kMostAttackers>& attackers, ThingId target,
                Weapon weapon);
Ruling judgePass(Host& host, const Move& move);

/// Takes the battle on as far as it goes. True when it waits: for people who were asked, or for abilities
/// that were begun and must be carried out first. Precondition: a battle is open and nothing runs.
bool advanceBattle(Host& host);

/// The defender's answers.
Ruling takeSplit(Host& host, const Move& move);
Ruling takeStruck(Host& host, const Move& move);
Ruling takeSaviour(Host& host, const Move& move);

/// What the target strikes back with; 0 where it has no such weapon, or none of its side is there any more.
int strikeBackValue(const Host& host, const Board& board);
/// The attackers' value against the target.
int attackersValue(const Host& host, const Board& board);
/// Attackers who are still there, in the order in which they were named.
Few<SlotId, kMostAttackers> attackersIn(const State& state, const Board& board);
/// Shares that hurt as many attackers as they can.
Few<Share, kMostAttackers> bestSplit(const Host& host, const Board& board);
/// Whom a player may choose to save an ally.
std::vector<SlotId> possibleSaviours(const Host& host, const Board& board, Seat seat);

}  // namespace lk::rules::wtactics
