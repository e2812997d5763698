// The operations that this game alone lists, one file each: first those of its duel.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::halfwish {

/// What may be done to a counter here alone: the other player takes of it.
inline constexpr CounterUse kSteal{16};
/// What is known of an ability that measures (Ability::own): it evades at some dice.
inline constexpr std::uint8_t kDodges = 1;

Operation strikeOperation();
Operation blockOperation();
Operation evadeOperation();
Operation swapActionsOperation();
Operation makeAggressorOperation();
Operation endDuelOperation();
Operation takeRewardOperation();

class ProfileRun;
/// What an operation adds to what an action is worth.
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
