// The rules that steps cite, by their numbers in RULES.md.
#pragma once

#include "rules/core/ids.h"

namespace lk::rules::half_deck_dungeon_heroes::rule {

inline constexpr RuleId decks{"D-05"};
inline constexpr RuleId firstHand{"D-08"};
inline constexpr RuleId firstExchange{"D-09"};
inline constexpr RuleId firstPlacing{"D-10"};
inline constexpr RuleId explore{"D-11"};
inline constexpr RuleId endgameStays{"D-15"};
inline constexpr RuleId discard{"D-16"};
inline constexpr RuleId loot{"D-17"};
inline constexpr RuleId roundEnds{"D-18"};
inline constexpr RuleId place{"D-19"};
inline constexpr RuleId equip{"D-20"};
inline constexpr RuleId replace{"D-21"};
inline constexpr RuleId exchange{"D-22"};
inline constexpr RuleId prepared{"D-23"};
inline constexpr RuleId reshuffle{"D-25"};
inline constexpr RuleId treasureWins{"D-26"};
inline constexpr RuleId life{"D-30"};
inline constexpr RuleId removed{"D-41"};
inline constexpr RuleId oneUse{"D-50"};
inline constexpr RuleId standby{"D-52"};
inline constexpr RuleId team{"D-55"};
inline constexpr RuleId trapStrikes{"D-64"};
inline constexpr RuleId nobodyAble{"D-66"};
inline constexpr RuleId misc{"D-67"};
inline constexpr RuleId lost{"D-68"};
inline constexpr RuleId bossWins{"D-71"};
inline constexpr RuleId oneGoal{"D-73"};
inline constexpr RuleId goalAtBottom{"D-74"};
inline constexpr RuleId attacker{"D-77"};
inline constexpr RuleId attackSum{"D-78"};
inline constexpr RuleId missed{"D-80"};
inline constexpr RuleId assist{"D-84"};
inline constexpr RuleId everybodyRolls{"D-86"};
inline constexpr RuleId assistMissed{"D-87"};
inline constexpr RuleId forcedEscape{"D-88"};
inline constexpr RuleId defeated{"D-91"};
inline constexpr RuleId heroDies{"D-93"};
inline constexpr RuleId faces{"D-97"};
inline constexpr RuleId testSum{"D-98"};
inline constexpr RuleId penalty{"D-101"};
inline constexpr RuleId chosenHero{"D-103"};
inline constexpr RuleId firstHandTogether{"D-104"};
inline constexpr RuleId lootOfAttacker{"D-106"};
inline constexpr RuleId lootAgreed{"D-108"};
inline constexpr RuleId turns{"D-109"};
inline constexpr RuleId trade{"D-110"};
inline constexpr RuleId out{"D-112"};
inline constexpr RuleId replacement{"D-113"};
inline constexpr RuleId leftOut{"D-115"};
inline constexpr RuleId cardLimit{"D-117"};
inline constexpr RuleId rescue{"D-118"};
inline constexpr RuleId prisonerJoins{"D-119"};
inline constexpr RuleId otherBoss{"D-121"};
inline constexpr RuleId losing{"D-122"};
inline constexpr RuleId allFallen{"D-123"};
inline constexpr RuleId nothing{"D-124"};
inline constexpr RuleId byHand{"D-125"};
inline constexpr RuleId correct{"D-126"};
inline constexpr RuleId takeBack{"D-127"};

}  // namespace lk::rules::half_deck_dungeon_heroes::rule
