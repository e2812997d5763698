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
    "first_blood", "unhurtable", "extra_upgrades",
    "no_first_blood",      // nobody has it any more
    "dv_not_rolled",       // the dice of the turn are rolled anew
    "actions_taken_back",  // seat = who commits anew; amount = actions he had turned up
    "class",               // card = the class
    "starter",             // who starts the game
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
    "duel_begins",      // seat = aggressor, amount = actions each
    "revealed",         // card, slot
    "dv_shown",         // amount = DV
    "location_turned",  // card, amount = turn
    // powers
    "power_played", "passes",      // card
    "actions_locked",              // both passed: the showdown begins
    "mana_paid",                   // amount = price, from = before, card = the power
    "power_ready", "power_spent",  // card = the basic power that can be used again, or no more
    "outlook",                     // as it stands; amount = damage to come, from = points of the role
    // the DV; what hidden dice come to is known to their owner alone
    "dv_gained",                 // amount = one-time change, card
    "dv_this_turn",              // amount = change for the turn, card
    "dv_set",                    // amount = what the dice count as, card
    "rerolled", "dv_is_locked",  // card
    // what cards do
    "nothing_happens",                       // card: nobody or nothing to act on
    "chosen",                                // card, amount = place of the option among the card's
    "bid_made", "bid_shown",                 // amount = points; made is known to the bidder alone
    "bids_level",                            // amount = what both bid
    "stolen",                                // amount = taken, card
    "strikes_boosted", "blocks_boosted",     // amount = what every own action gets this turn, card
    "keyword_given",                         // amount = place of the keyword in the language, card
    "looks",                                 // amount = 0 the other's DV, 1 hand, 2 locations face down; card
    "transformed",                           // card = what it is now, slot
    "downgraded",                            // card = the upgrade that is gone
    "draws", "taken_to_hand",                // amount = cards from the deck; card = from the discard pile
    "actions_swapped", "becomes_aggressor",  // card
    "put_by",                                // card: the rest comes later
    "reward", "penalty",                     // card = the location
    "conceded", "duel_won_by_concession", "called_off", "by_hand",
    "by_hand_done",                             // card = what people carry out
    "ruled_as_recommended", "ruled_otherwise",  // amount = place of the ruling in the list of those asked
    "settled_by_hand",                          // amount = what would have landed
    // the clash
    "exposed_gained", "toughness_gained",  // amount = gain, from = before, card = why, if a card is why
    "strike_value", "block_value",         // amount = value, from = DV, card
    "evade_ready", "evade_fails",          // amount = DV, card
    "first_strike",                        // amount = strike value
    "first_strikes_cancel",
    "retaliation",     // amount = surplus, from = strike value
    "no_retaliation",  // amount = strike value, from = that which came first
    "difference",      // seat = the lower, amount = difference, from = higher value
    "equal_strikes",   // amount = both values
    "unopposed",       // seat = striker, amount = strike value
    "nobody_strikes",
    "evaded",                           // amount = what would have landed
    "blocked",                          // amount = taken off, from = what came
    "block_ignored",                    // amount = the block value that does not count
    "exposed_adds", "toughness_takes",  // amount = stacks
    "exposed_passed",                   // of a precise strike; amount = stacks
    "absorbed",                         // from = what came; nothing is left of it
    "unhurt",                           // from = what came; nothing can hurt the player this turn
    "damage",                           // amount = damage in full, from = health before
    "knockout",                         // who is out
    "rest_unresolved",                  // amount = clashes not fought
    // the score
    "points_for_hits", "point_unhurt", "point_counter",  // amount = points gained, from = points before
    "duel_won",                                          // amount = net points, from = the other's
    "duel_tie",                                          // amount = net points of both
    "points_gained", "lamps_gained", "mana_gained",      // amount = gain or loss, from = before
    "wish",                                              // amount = wishes granted
    "wish_made",                                         // card
    "game_over",                                         // seat = winner, none for a draw
    // states
    "heal",                    // amount = healed, from = health before
    "heal_barred",             // amount = what would have been healed
    "hp_paid", "points_paid",  // amount = price, from = before
    "hp_set", "points_set",    // amount = value now, from = before
    "exposed_ends", "toughness_ends", "poisoned_ends", "ignited_ends", "stunned_ends", "silenced_ends",
    "odd",          // amount = what a correction set, 0 for dice
    "dv_held_now",  // amount = the dice value this turn is played with, 0 when only its owner knows it
    "dv_held_ends", "dv_locked_ends", "unhurtable_ends",
    // rounds
    "upgrades_begin",     // seat = who says who picks first
    "upgrade_dealt",      // card, slot = place on the table
    "upgrades_shuffled",  // the discards are in the deck again
    "picks_first", "upgrade_skipped",
    "upgraded",  // card; a secret one is known to its owner alone
    "upgraded_secretly",
    "extra_upgrade",  // amount = extra picks gained or left
    "round_begins",   // amount = round, from = before
    "round_starter",  // amount = round
    "taken_back",     // amount = events
};

}  // namespace lk::rules::halfwish
