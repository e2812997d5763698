// The rules that steps and refusals cite, by their numbers in RULES.md.
#pragma once

#include "rules/core/ids.h"

namespace lk::rules::magepunk::rule {

inline constexpr RuleId wins{"M-02"};
inline constexpr RuleId cannotDraw{"M-03"};
inline constexpr RuleId spell{"M-06"};
inline constexpr RuleId charges{"M-09"};
inline constexpr RuleId wallet{"M-10"};
inline constexpr RuleId deckSize{"M-11"};
inline constexpr RuleId copies{"M-13"};
inline constexpr RuleId skirmish{"M-14"};
inline constexpr RuleId firstHand{"M-15"};
inline constexpr RuleId starts{"M-16"};
inline constexpr RuleId life{"M-17"};
inline constexpr RuleId turn{"M-18"};
inline constexpr RuleId drawPhase{"M-19"};
inline constexpr RuleId mainPhase{"M-20"};
inline constexpr RuleId resourcesInMain{"M-21"};
inline constexpr RuleId attackPhase{"M-23"};
inline constexpr RuleId windows{"M-24"};
inline constexpr RuleId secondMain{"M-25"};
inline constexpr RuleId endPhase{"M-26"};
inline constexpr RuleId turnEnds{"M-27"};
inline constexpr RuleId cost{"M-28"};
inline constexpr RuleId coloured{"M-29"};
inline constexpr RuleId generic{"M-30"};
inline constexpr RuleId refresh{"M-35"};
inline constexpr RuleId faceUp{"M-37"};
inline constexpr RuleId resource{"M-38"};
inline constexpr RuleId sacrifice{"M-40"};
inline constexpr RuleId activated{"M-42"};
inline constexpr RuleId triggered{"M-45"};
inline constexpr RuleId triggerOrder{"M-46"};
inline constexpr RuleId fast{"M-48"};
inline constexpr RuleId onChain{"M-49"};
inline constexpr RuleId alternate{"M-50"};
inline constexpr RuleId declines{"M-51"};
inline constexpr RuleId lastFirst{"M-52"};
inline constexpr RuleId oneChain{"M-53"};
inline constexpr RuleId attackers{"M-55"};
inline constexpr RuleId attacked{"M-56"};
inline constexpr RuleId blockers{"M-58"};
inline constexpr RuleId oneBlock{"M-60"};
inline constexpr RuleId order{"M-61"};
inline constexpr RuleId lethal{"M-62"};
inline constexpr RuleId blockersStrike{"M-63"};
inline constexpr RuleId unblocked{"M-64"};
inline constexpr RuleId destroyed{"M-65"};
inline constexpr RuleId delay{"M-68"};
inline constexpr RuleId damageGone{"M-69"};
inline constexpr RuleId damage{"M-71"};
inline constexpr RuleId tie{"M-72"};
inline constexpr RuleId resourceUp{"M-78"};
inline constexpr RuleId discard{"M-80"};
inline constexpr RuleId text{"M-81"};
inline constexpr RuleId byHand{"M-82"};
inline constexpr RuleId correct{"M-83"};
inline constexpr RuleId takeBack{"M-84"};
inline constexpr RuleId concede{"M-85"};
inline constexpr RuleId falseResource{"M-86"};
inline constexpr RuleId mulligan{"M-87"};
inline constexpr RuleId handLimit{"M-88"};
inline constexpr RuleId position{"M-89"};

}  // namespace lk::rules::magepunk::rule
