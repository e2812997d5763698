// The closed lists of the names of numbers and conditions beside things and players in this game.
#pragma once

#include <string_view>

namespace lk::rules::wtactics_orc {

inline constexpr std::string_view kNumbers[] = {"close", "ranged", "defense", "damage",      "life",
                                                "cost",  "level",  "upkeep",  "combat_value"};
inline constexpr std::string_view kConditions[] = {"blessed", "steadfast", "sharpshooter", "cannot_move",
                                                   "silenced"};

}  // namespace lk::rules::wtactics_orc
