// The rules that steps cite, by their numbers in RULES.md.
#pragma once

#include "rules/core/ids.h"

namespace lk::rules::half_the_battle::rule {

inline constexpr RuleId wins{"B-02"};
inline constexpr RuleId team{"B-20"};
inline constexpr RuleId startLanes{"B-22"};
inline constexpr RuleId items{"B-23"};
inline constexpr RuleId monsterRoll{"B-25"};
inline constexpr RuleId addTen{"B-26"};
inline constexpr RuleId monsterTie{"B-27"};
inline constexpr RuleId lowerBegins{"B-28"};
inline constexpr RuleId rounds{"B-29"};
inline constexpr RuleId alternates{"B-31"};
inline constexpr RuleId selection{"B-32"};
inline constexpr RuleId actionPhase{"B-33"};
inline constexpr RuleId missed{"B-34"};
inline constexpr RuleId stuck{"B-35"};
inline constexpr RuleId damage{"B-39"};
inline constexpr RuleId onOne{"B-40"};
inline constexpr RuleId staysOnOne{"B-41"};
inline constexpr RuleId lethal{"B-42"};
inline constexpr RuleId fatal{"B-43"};
inline constexpr RuleId orMore{"B-45"};
inline constexpr RuleId fromTo{"B-46"};
inline constexpr RuleId exactly{"B-47"};
inline constexpr RuleId pays{"B-52"};
inline constexpr RuleId setsHp{"B-58"};
inline constexpr RuleId moves{"B-60"};
inline constexpr RuleId backwards{"B-65"};
inline constexpr RuleId ownRange{"B-66"};
inline constexpr RuleId shownRange{"B-67"};
inline constexpr RuleId single{"B-70"};
inline constexpr RuleId order{"B-71"};
inline constexpr RuleId laneSide{"B-72"};
inline constexpr RuleId rageDie{"B-74"};
inline constexpr RuleId noOtherWay{"B-75"};
inline constexpr RuleId turnsDice{"B-76"};
inline constexpr RuleId worth{"B-77"};
inline constexpr RuleId leftOver{"B-79"};
inline constexpr RuleId buysToken{"B-80"};
inline constexpr RuleId refresh{"B-81"};
inline constexpr RuleId disable{"B-82"};
inline constexpr RuleId instantDamage{"B-83"};
inline constexpr RuleId noDieOfRage{"B-84"};
inline constexpr RuleId itemOnce{"B-85"};
inline constexpr RuleId interrupt{"B-86"};
inline constexpr RuleId monsterHolds{"B-87"};
inline constexpr RuleId ability{"B-88"};
inline constexpr RuleId freeToken{"B-90"};
inline constexpr RuleId laneMark{"B-91"};
inline constexpr RuleId pieceMark{"B-92"};
inline constexpr RuleId mostRage{"B-93"};
inline constexpr RuleId higherMonster{"B-94"};
inline constexpr RuleId freePlacing{"B-106"};
inline constexpr RuleId mixedTeams{"B-107"};
inline constexpr RuleId idle{"B-108"};
inline constexpr RuleId killCredit{"B-109"};
inline constexpr RuleId monsterKills{"B-110"};
inline constexpr RuleId zeroDamage{"B-111"};
inline constexpr RuleId dyingFinal{"B-112"};
inline constexpr RuleId heals{"B-113"};
inline constexpr RuleId modifiers{"B-114"};
inline constexpr RuleId redirects{"B-115"};
inline constexpr RuleId changesHit{"B-116"};
inline constexpr RuleId reflects{"B-117"};
inline constexpr RuleId makesLethal{"B-118"};
inline constexpr RuleId renewed{"B-119"};
inline constexpr RuleId duration{"B-120"};
inline constexpr RuleId sourceDead{"B-121"};
inline constexpr RuleId together{"B-122"};
inline constexpr RuleId concedes{"B-123"};
inline constexpr RuleId stalemate{"B-124"};
inline constexpr RuleId supply{"B-125"};
inline constexpr RuleId forcedMove{"B-126"};
inline constexpr RuleId longer{"B-127"};
inline constexpr RuleId saves{"B-128"};
inline constexpr RuleId anew{"B-129"};
inline constexpr RuleId dieRead{"B-130"};
inline constexpr RuleId byHand{"B-131"};
inline constexpr RuleId corrects{"B-132"};
inline constexpr RuleId takesBack{"B-133"};

}  // namespace lk::rules::half_the_battle::rule
