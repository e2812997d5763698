// What steps of this game can say: the closed list of Step::what.
#pragma once

#include <string_view>

namespace lk::rules::battle {

inline constexpr std::string_view kSteps[] = {
    // setting up
    "team",
    "mixed_team",
    "placed",  // amount: the lane
    "full_hp",
    "item_dealt",
    "monster_rolls",      // amount: HP it begins with; from: the roll
    "monster_rolls_low",  // the same, ten added
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
    "moved",  // amount: the lane; from: the lane before
    "pushed",
    // actions
    "announced",  // amount: HP of whoever uses it
    "in_range",   // amount: lanes ahead
    "aimed_at_lane",
    "in_order",
    "fatal",
    "token_spent",
    "hit",  // amount: damage announced
    "lethal_hit",
    "mark_adds",
    "mark_takes",
    "redirected",
    "waits",
    "item_used",
    "hit_changed",  // amount: damage now; from: before
    "made_lethal",
    "reflected",
    "moves_further",
    "reaches_further",
    "selected_anew",
    // health
    "hp",  // amount: HP now; from: before
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
    "lane_marked",  // amount: the lane
    "attached",
    "marked_piece",
    "renewed",
    "none_left",
    "mark_ends",
    "mark_gone",
    // Rage: from is the die, in the order of the kinds
    "rage_die_due",
    "rage_die",
    "die_turned",
    "rage",
    "rage_lost",
    "rage_damage",  // amount: points; from: Rage each costs
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
    // dice that were read, and by hand
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
    "taken_back",
};

}  // namespace lk::rules::battle
