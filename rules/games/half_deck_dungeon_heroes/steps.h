// The closed list of Step::what in this game.
#pragma once

#include <string_view>

namespace lk::rules::half_deck_dungeon_heroes {

inline constexpr std::string_view kSteps[] = {
    // the decks; amount = cards
    "hero_deck_made",
    "dungeon_deck_made",
    "goal_at_bottom",
    "left_out",
    "prisoner_hidden",
    "boss_chosen",
    "no_boss",  // no boss is a goal any more
    "hero_deck_reshuffled",
    "dungeon_deck_reshuffled",
    // preparation
    "draws_due",
    "drawn",  // amount = number of cards, or the card
    "exchanged",
    "placed",
    "replaced",
    "equipped",
    "on_standby",
    "gear_returned",
    "gear_discarded",
    "gear_stays",
    "traded",
    "trade_given",
    "prepared",
    "out",
    "hand_discarded",
    // the dungeon
    "preparation_begins",
    "turn",
    "explored",
    "prisoner_joins",
    "prisoner_leaves",
    "attacks",
    "supports",
    "faces",
    "die",
    "attribute",
    "gear_bonus",
    "one_use_bonus",
    "assist",
    "total",
    "hit",
    "missed",
    "passed",
    "trap_strikes",
    "nobody_able",
    "hurt",
    "healed",
    "turned",
    "defeated",
    "died",
    "used",
    "odd_place",  // card = a card that a correction laid where it does not belong
    "unspent",
    "team_card",
    "others_roll",
    "forced_escape",
    "escaped",
    "shuffled_back",
    "all_fallen",
    "discarded",
    "removed",
    "loot_goes_to",
    "nothing_to_draw",
    "nothing_happens",
    "round_ends",
    "won",
    "lost_game",
    // by hand
    "life",
    "moved",
    "hand",
    "draws",
    "out_again",
    "round",
    "turn_seat",
    "hero_deck",
    "dungeon_deck",
    "odd_number",
    "taken_back",
};

}  // namespace lk::rules::half_deck_dungeon_heroes
