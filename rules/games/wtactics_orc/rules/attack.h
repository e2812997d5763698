// Declares an attack, alone or as a group.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Returns why a creature cannot strike the target with that weapon: reach, cover, Blessed. `grouped`: it has
/// no abilities. Precondition: both are there, in different armies.
Problem beyondReach(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon,
                    bool grouped);
/// Returns the creatures of the other army that a creature can strike with that weapon, without building
/// rulings, for code that tries all attacks. None if it does not have the weapon.
Mask targetsOf(const Host& host, const Board& board, SlotId attacker, Weapon weapon, bool grouped);
/// Returns why a creature cannot attack at all now, including because of its marks; nullopt if it can.
Problem tooTired(const Host& host, const Board& board, SlotId attacker, bool grouped);

/// Returns the same as a bool.
bool isTired(const Host& host, const Board& board, SlotId attacker, bool grouped);

Ruling judgeAttack(Host& host, const Move& move);

}  // namespace lk::rules::wtactics_orc
