// The closed lists of the names of numbers and conditions beside things and players in this game.
#pragma once

#include <string_view>

namespace lk::rules::half_deck_dungeon_heroes {

inline constexpr std::string_view kNumbers[] = {"strength",     "magic", "strength_needed",
                                                "magic_needed", "life",  "loot"};

}  // namespace lk::rules::half_deck_dungeon_heroes
