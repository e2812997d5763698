// The numbers of the rules in RULES.md, by name.
#pragma once

#include "rules/core/ids.h"

namespace lk::rules::halfwish::rule {

inline constexpr RuleId startHealth{"H-01"};
inline constexpr RuleId mana{"H-02"};
inline constexpr RuleId classDeck{"H-03"};
inline constexpr RuleId starter{"H-04"};
inline constexpr RuleId roll{"H-05"};
inline constexpr RuleId discard{"H-06"};
inline constexpr RuleId choose{"H-07"};
inline constexpr RuleId decline{"H-08"};
inline constexpr RuleId scout{"H-09"};
inline constexpr RuleId parley{"H-10"};
inline constexpr RuleId parleyPoint{"H-11"};
inline constexpr RuleId keep{"H-12"};
inline constexpr RuleId actionCount{"H-13"};
inline constexpr RuleId reveal{"H-14"};
inline constexpr RuleId showDice{"H-15"};
inline constexpr RuleId keepTwice{"H-16"};
inline constexpr RuleId onReveal{"H-20"};
inline constexpr RuleId strikeValue{"H-21"};
inline constexpr RuleId blockValue{"H-22"};
inline constexpr RuleId evade{"H-23"};
inline constexpr RuleId firstStrike{"H-24"};
inline constexpr RuleId firstStrikesCancel{"H-25"};
inline constexpr RuleId retaliation{"H-26"};
inline constexpr RuleId difference{"H-27"};
inline constexpr RuleId equalStrikes{"H-28"};
inline constexpr RuleId unopposed{"H-29"};
inline constexpr RuleId block{"H-30"};
inline constexpr RuleId damage{"H-31"};
inline constexpr RuleId ignoreBlock{"H-32"};
inline constexpr RuleId nobodyStrikes{"H-33"};
inline constexpr RuleId exposed{"H-34"};
inline constexpr RuleId toughness{"H-35"};
inline constexpr RuleId absorbed{"H-36"};
inline constexpr RuleId deathStops{"H-37"};
inline constexpr RuleId knockout{"H-40"};
inline constexpr RuleId aggressorPoints{"H-41"};
inline constexpr RuleId unhurtPoint{"H-42"};
inline constexpr RuleId counterPoint{"H-43"};
inline constexpr RuleId duelWinner{"H-44"};
inline constexpr RuleId duelTie{"H-45"};
inline constexpr RuleId firstBlood{"H-46"};
inline constexpr RuleId turnOrder{"H-50"};
inline constexpr RuleId newRound{"H-51"};
inline constexpr RuleId roundStarter{"H-52"};
inline constexpr RuleId lastRoundStarter{"H-53"};
inline constexpr RuleId stacksEnd{"H-54"};
inline constexpr RuleId poison{"H-55"};
inline constexpr RuleId poisonAgain{"H-56"};
inline constexpr RuleId healBarred{"H-57"};
inline constexpr RuleId stun{"H-58"};
inline constexpr RuleId heal{"H-59"};
inline constexpr RuleId upgradeOrder{"H-60"};
inline constexpr RuleId upgradeSkip{"H-61"};
inline constexpr RuleId extraUpgrade{"H-62"};
inline constexpr RuleId finalScore{"H-70"};
inline constexpr RuleId byHand{"H-80"};
inline constexpr RuleId pay{"H-81"};
inline constexpr RuleId setValue{"H-82"};
inline constexpr RuleId pointChange{"H-83"};
inline constexpr RuleId lamps{"H-84"};
inline constexpr RuleId wish{"H-85"};
inline constexpr RuleId ignite{"H-86"};
inline constexpr RuleId correct{"H-90"};
inline constexpr RuleId takeBack{"H-91"};

}  // namespace lk::rules::halfwish::rule
