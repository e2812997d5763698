// The open questions with their options, as people should hear them.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Options are words followed by their objects after colons: "attack:HERO", "attack:HERO:SUPPORT",
/// "place:CARD", "equip:CARD:HERO", "use:CARD:HERO", "team:CARD". Cards of hidden hands are never listed.
std::vector<Prompt> prompts(const State& state, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
