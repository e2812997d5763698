// The closed lists of the names of numbers and conditions beside things and players in this game.
#pragma once

#include <string_view>

namespace lk::rules::magepunk {

inline constexpr std::string_view kNumbers[] = {"impact", "durability", "damage",
                                                "left",   "shield",     "assigned"};
inline constexpr std::string_view kConditions[] = {"swift", "needs_two_blockers", "cannot_attack",
                                                   "cannot_block", "delayed"};

}  // namespace lk::rules::magepunk
