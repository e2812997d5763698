// The closed list of Halfwish's steps. The comment beside a name says what a step's `amount`, `from`, `card`
// and `slot` (clash or place, from 1) mean. A step's `seat` is the player it happens to.
#pragma once

#include <span>
#include <string_view>

namespace lk::rules::halfwish {

inline constexpr std::string_view kSteps[] = {
    // set-up and corrections: named like a figure; amount = new value, from = old value (flags are 0 and 1,
    // seats 0 and 1)
    "hp", "points", "lamps", "mana", "dv", "exposed", "toughness", "poisoned", "ignited", "stunned",
    "silenced", "dv_held", "dv_locked", "round", "turn", "turn_seat", "aggressor", "parley_streak",
    "first_blood", "unhurtable", "extra_upgrades",
    "no_first_blood",      // nobody has it any more
    "dv_not_rolled",       // the dice of the turn are rolled again
    "actions_taken_back",  // seat = who commits anew; amount = actions that were turned up
    "class",               // card = the class
    "starter",             // who starts the game
    // the turn
    "turn_begins",  // amount = turn, from = round
    "rolled",       // amount = DV; known only to the owner
    "discarded",    // card
    "scout_offered", "parley_offered",
    "scout_accepted",   // seat = who offered
    "turn_ended",       // after an accepted scout
    "parley_accepted",  // seat = who offered, amount = successive parleys
    "parley_row_ends",  // from = successive parleys until now
    "parley_level",     // a point was due, but points are level; amount = successive parleys
    "dice_kept", "dice_rerolled",
    "duel_begins",      // seat = aggressor, amount = actions each
    "revealed",         // card, slot
    "dv_shown",         // amount = DV
    "location_turned",  // card, amount = turn
    // powers
    "power_played", "passes",      // card
    "actions_locked",              // both passed: the showdown begins
    "mana_paid",                   // amount = price, from = before, card = the power
    "power_ready", "power_spent",  // card = the basic power that became usable or used up
    "outlook",                     // current outlook; amount = expected damage, from = points of the role
    // the DV; only the owner knows the value of hidden dice
    "dv_gained",                 // amount = one-time change, card
    "dv_this_turn",              // amount = change for the turn, card
    "dv_set",                    // amount = the value the dice count as, card
    "rerolled", "dv_is_locked",  // card
    // what cards do
    "nothing_happens",                    // card: nobody or nothing to act on
    "chosen",                             // card, amount = index of the option among the card's
    "bid_made", "bid_shown",              // amount = points; only the bidder knows bid_made
    "bids_level",                         // amount = both bids
    "stolen",                             // amount = amount taken, card
    "strikes_boosted", "blocks_boosted",  // amount = added to every own action this turn, card
    "keyword_given",                      // amount = index of the keyword in the language, card
    "looks",                   // amount = 0 the other player's DV, 1 hand, 2 face-down locations; card
    "transformed",             // card = what it is now, slot
    "downgraded",              // card = the removed upgrade
    "draws", "taken_to_hand",  // amount = cards from the deck; card = from the discard pile
    "actions_swapped", "becomes_aggressor",  // card
    "put_by",                                // card: the rest is stored for later
    "reward", "penalty",                     // card = the location
    "conceded", "duel_won_by_concession", "called_off", "by_hand",
    "by_hand_done",                             // card = what people carry out
    "ruled_as_recommended", "ruled_otherwise",  // amount = index of the ruling in Asked
    "settled_by_hand",                          // amount = damage that would have been dealt
    // the clash
    "exposed_gained", "toughness_gained",  // amount = gain, from = old value, card = cause, if a card
    "strike_value", "block_value",         // amount = value, from = DV, card
    "evade_ready", "evade_fails",          // amount = DV, card
    "first_strike",                        // amount = strike value
    "first_strikes_cancel",
    "retaliation",     // amount = surplus, from = strike value
    "no_retaliation",  // amount = own strike value, from = strike value of the first strike
    "difference",      // seat = the lower, amount = difference, from = higher value
    "equal_strikes",   // amount = both values
    "unopposed",       // seat = striker, amount = strike value
    "nobody_strikes",
    "evaded",                           // amount = damage that would have been dealt
    "blocked",                          // amount = reduction, from = incoming damage
    "block_ignored",                    // amount = the ignored block value
    "exposed_adds", "toughness_takes",  // amount = stacks
    "exposed_passed",                   // a precise strike ignores them; amount = stacks
    "absorbed",                         // from = incoming damage, all absorbed
    "unhurt",                           // from = incoming damage; the player cannot be hurt this turn
    "damage",                           // amount = full damage, from = health before
    "knockout",                         // seat = who is out
    "rest_unresolved",                  // amount = clashes not fought
    // the score
    "points_for_hits", "point_unhurt", "point_counter",  // amount = points gained, from = points before
    "duel_won",                                          // amount = net points, from = the other player's
    "duel_tie",                                          // amount = net points of both
    "points_gained", "lamps_gained", "mana_gained",      // amount = gain or loss, from = before
    "wish",                                              // amount = wishes granted
    "wish_made",                                         // card
    "game_over",                                         // seat = winner; no seat: a draw
    // states
    "heal",                    // amount = healed, from = health before
    "heal_barred",             // amount = what would have been healed
    "hp_paid", "points_paid",  // amount = price, from = before
    "hp_set", "points_set",    // amount = value now, from = before
    "exposed_ends", "toughness_ends", "poisoned_ends", "ignited_ends", "stunned_ends", "silenced_ends",
    "odd",          // amount = the corrected value; 0 for dice
    "dv_held_now",  // amount = the held dice value; 0: only its owner knows it
    "dv_held_ends", "dv_locked_ends", "unhurtable_ends",
    // rounds
    "upgrades_begin",     // seat = who decides who picks first
    "upgrade_dealt",      // card, slot = place on the table
    "upgrades_shuffled",  // the discards were shuffled into the deck
    "picks_first", "upgrade_skipped",
    "upgraded",  // card; only the owner knows a secret one
    "upgraded_secretly",
    "extra_upgrade",  // amount = extra picks gained or left
    "round_begins",   // amount = round, from = before
    "round_starter",  // amount = round
    "taken_back",     // amount = events
};

}  // namespace lk::rules::halfwish
