// The closed list of steps in this game.
#pragma once

#include <string_view>

namespace lk::rules::wtactics_orc {

inline constexpr std::string_view kSteps[] = {
    // start-up and positions
    "first_player", "deck_known", "few_cards", "hidden_laid", "turned_up", "added", "stands", "damage",
    // the turn
    "turn_begins", "action_points", "action_points_used", "points_lapse", "step_begins", "marked", "unmarked",
    "upkeep_due", "upkeep_paid", "given_up", "twilight_spent", "twilight_lost", "recruited",
    // moving and resting
    "moved", "makes_room", "rests", "rests_unhurt",
    // abilities
    "ability_used", "ability_begins", "called", "raised", "shifted", "shifted_out", "healed", "left_alone",
    "nothing_happens", "damage_prevented",
    // lasting effects; other = the card that causes them, until = how long they last
    "close", "ranged", "defense",           // amount = the number now; from = before, unless it is halved
    "combat_value", "combat_value_halved",  // amount = the change
    "granted",                              // amount = the keyword
    "cannot_move",
    // battles
    "attacked_close", "attacked_ranged", "attacks", "stays_unmarked", "battle_begins", "passes", "both_done",
    "battle_off", "attack_value", "strike_back_value", "halved", "share", "nobody_hurt", "hurt", "died",
    "died_to_twilight",
    // points and ends
    "pair_opened", "column_opened", "square_opened", "won", "drawn", "conceded", "offers_draw",
    // by hand
    "victory_points", "deck", "deck_unknown", "turn", "turn_seat", "taken_away", "put_there",
    "moved_corrected", "reopened", "odd", "odd_number", "taken_back"};

}  // namespace lk::rules::wtactics_orc
