// Declaring an attack, alone or as a group.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// Why a creature cannot strike the target with that weapon: reach, cover, Blessed. `grouped`: it has no
/// abilities. Precondition: both stand there, in different armies.
Problem beyondReach(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon,
                    bool grouped);
/// The same as a yes or no, without a ruling: for whoever looks through all attacks.
bool canStrike(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon,
               bool grouped);
/// Why a creature cannot attack at all now, its marks considered; none: it can.
Problem tooTired(const Host& host, const Board& board, SlotId attacker, bool grouped);

/// The same as a yes or no.
bool isTired(const Host& host, const Board& board, SlotId attacker, bool grouped);

Ruling judgeAttack(Host& host, const Move& move);

}  // namespace lk::rules::wtactics
