// The closed list of what Halfwish's steps can say. `amount`, `from`, `card` and `slot` (the clash or place,
// 1-based) of a step mean what stands beside its name; a step's `seat` is whom it happens to.
#pragma once

#include <span>
#include <string_view>

namespace lk::rules::halfwish {

inline constexpr std::string_view kSteps[] = {
    // setting up and corrections: named like a figure; amount = the value now, from = before (flags 0 and 1,
    // seats 0 and 1)
    "hp", "points", "lamps", "mana", "dv", "exposed", "toughness", "poisoned", "ignited", "stunned",
    "silenced", "dv_held", "dv_locked", "round", "turn", "turn_seat", "aggressor", "parley_streak",
    "first_blood",
    "class",    // card = the class
    "starter",  // who starts the game
    // the turn
    "turn_begins",  // amount = turn, from = round
    "rolled",       // amount = DV; known to the owner alone
    "discarded",    // card
    "scout_offered", "parley_offered",
    "scout_accepted",   // seat = who offered
    "turn_ended",       // after an accepted scout
    "parley_accepted",  // seat = who offered, amount = parleys in a row
    "parley_row_ends",  // from = parleys that were in a row
    "parley_level",     // a point was due, but points are level; amount = parleys in a row
    "dice_kept", "dice_rerolled",
    "duel_begins",  // seat = aggressor, amount = actions each
    "revealed",     // card, slot
    "dv_shown",     // amount = DV
    // the clash
    "exposed_gained", "toughness_gained",  // amount = gain, from = before, card = why, if a card is why
    "strike_value", "block_value",         // amount = value, from = DV, card
    "evade_ready", "evade_fails",          // amount = DV, card
    "first_strike",                        // amount = strike value
    "first_strikes_cancel",
    "retaliation",    // amount = surplus, from = strike value
    "difference",     // seat = the lower, amount = difference, from = higher value
    "equal_strikes",  // amount = both values
    "unopposed",      // seat = striker, amount = strike value
    "nobody_strikes",
    "evaded",                           // amount = what would have landed
    "blocked",                          // amount = taken off, from = what came
    "block_ignored",                    // amount = the block value that does not count
    "exposed_adds", "toughness_takes",  // amount = stacks
    "absorbed",                         // from = what came; nothing is left of it
    "damage",                           // amount = damage in full, from = health before
    "knockout",                         // who is out
    "rest_unresolved",                  // amount = clashes not fought
    // the score
    "points_for_hits", "point_unhurt", "point_counter",  // amount = points gained, from = points before
    "duel_won",                                          // amount = net points, from = the other's
    "duel_tie",                                          // amount = net points of both
    "points_gained", "lamps_gained", "mana_gained",      // amount = gain or loss, from = before
    "wish",                                              // amount = wishes granted
    "game_over",                                         // seat = winner, none for a draw
    // states
    "heal",                    // amount = healed, from = health before
    "heal_barred",             // amount = what would have been healed
    "hp_paid", "points_paid",  // amount = price, from = before
    "hp_set", "points_set",    // amount = value now, from = before
    "exposed_ends", "toughness_ends", "poisoned_ends", "ignited_ends", "stunned_ends", "silenced_ends",
    "dv_held_ends", "dv_locked_ends",
    // rounds
    "upgrades_begin",  // seat = who says who picks first
    "picks_first", "upgrade_skipped",
    "extra_upgrade",  // amount = extra picks gained or left
    "round_begins",   // amount = round, from = before
    "round_starter",  // amount = round
    "taken_back",     // amount = events
};

}  // namespace lk::rules::halfwish
