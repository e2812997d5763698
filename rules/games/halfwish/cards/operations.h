// The operations that only this game uses, one file each; those of its duel come first.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::halfwish {

/// A use of counters that only this game has: an amount can be stolen from the other player.
inline constexpr CounterUse kSteal{16};
/// A flag of abilities that measure (Ability::own): the action evades at some dice values.
inline constexpr std::uint8_t kDodges = 1;

Operation strikeOperation();
Operation blockOperation();
Operation evadeOperation();
Operation swapActionsOperation();
Operation makeAggressorOperation();
Operation endDuelOperation();
Operation takeRewardOperation();

class ProfileRun;
/// What an operation adds to an action's value.
using ProfilePart = void (*)(ProfileRun& run, const Instruction& it);
void strikeProfile(ProfileRun& run, const Instruction& it);
void blockProfile(ProfileRun& run, const Instruction& it);
void evadeProfile(ProfileRun& run, const Instruction& it);
void keywordProfile(ProfileRun& run, const Instruction& it);
void boostProfile(ProfileRun& run, const Instruction& it);
void ifProfile(ProfileRun& run, const Instruction& it);

Operation bidOperation();
Operation boostOperation();
Operation changeOperation();
Operation chooseOperation();
Operation cleanseOperation();
Operation drawOperation();
Operation ifOperation();
Operation keywordOperation();
Operation laterOperation();
Operation payOperation();
Operation peekOperation();
Operation rerollOperation();
Operation setOperation();
Operation stateOperation();
Operation stealOperation();
Operation transformOperation();

}  // namespace lk::rules::halfwish
