// The closed list of Step::what in this game.
#pragma once

#include <string_view>

namespace lk::rules::half_the_battle {

inline constexpr std::string_view kSteps[] = {
    // set-up
    "team",
    "mixed_team",
    "placed",  // amount = the lane
    "placing_done",
    "full_hp",
    "item_dealt",
    "monster_rolls",      // amount = initial HP; from = the roll
    "monster_rolls_low",  // the same with ten added
    "monsters_tie",
    "monster_hp",
    // rounds
    "round_begins",
    "initiative",
    "selected",
    "phase_begins",
    "phase_missed",
    "phase_stuck",
    "idle",
    "phase_done",
    "moved",  // amount = the lane; from = the lane before
    "pushed",
    // actions
    "announced",  // amount = HP of the acting piece
    "in_range",   // amount = lanes ahead
    "aimed_at_lane",
    "in_order",
    "fatal",
    "token_spent",
    "hit",  // amount = damage announced
    "lethal_hit",
    "mark_adds",
    "mark_takes",
    "redirected",
    "waits",
    "item_used",
    "hit_changed",  // amount = damage now; from = damage before
    "made_lethal",
    "reflected",
    "moves_further",
    "reaches_further",
    "selected_anew",
    // health
    "hp",  // amount = HP now; from = HP before
    "stays_on_one",
    "no_damage",
    "dying",
    "killed_by_character",
    "killed_by_monster",
    "killed_by_nobody",
    "already_dying",
    "saved",
    "healed",
    "paid",
    "hp_set",
    "hp_set_later",
    "free_token",
    "out",
    // markers
    "marked",
    "lane_marked",  // amount = the lane
    "attached",
    "marked_piece",
    "renewed",
    "none_left",
    "mark_ends",
    "mark_gone",
    // Rage; from = the die, in the order of Die
    "rage_die_due",
    "rage_die",
    "die_turned",
    "rage",
    "rage_lost",
    "rage_damage",  // amount = points; from = Rage for each
    "token_bought",
    "item_refreshed",
    "item_disabled",
    // the end
    "draw_offered",
    "plays_on",
    "proposes_draw",
    "proposes_most_hp",
    "conceded",
    "rage_compared",
    "monsters_compared",
    "won",
    "drawn",
    // dice that were read, and corrections by hand
    "die_agrees",
    "die_read",
    "by_hand",
    "taken_out",
    "piece_corrected",
    "tokens",
    "monster_start",
    "rage_d4",
    "rage_d6",
    "rage_d8",
    "rage_d10",
    "rage_d10_0",
    "rage_d12",
    "rage_d20",
    "round",
    "odd",
    "odd_number",
    "taken_back",
};

}  // namespace lk::rules::half_the_battle
