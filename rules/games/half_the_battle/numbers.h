// The closed lists of the names of numbers and conditions beside things and players in this game.
#pragma once

#include <string_view>

namespace lk::rules::half_the_battle {

inline constexpr std::string_view kNumbers[] = {"hp",           "movement",     "range_from",  "range_to",
                                                "damage_dealt", "damage_taken", "until_round", "rage"};
inline constexpr std::string_view kConditions[] = {"cannot_leave_lane", "cannot_act", "redirected", "dying"};

}  // namespace lk::rules::half_the_battle
