// The closed list of Step::what in this game.
#pragma once

#include <array>
#include <string_view>

namespace lk::rules::magepunk {

/// Indexed by Energy.
inline constexpr std::array<std::string_view, 5> kPays{"pays_biom", "pays_kinesis", "pays_aether",
                                                       "pays_entropy", "pays_radiance"};
inline constexpr std::array<std::string_view, 5> kGains{"gains_biom", "gains_kinesis", "gains_aether",
                                                        "gains_entropy", "gains_radiance"};
inline constexpr std::array<std::string_view, 5> kLaid{"lays_biom", "lays_kinesis", "lays_aether",
                                                       "lays_entropy", "lays_radiance"};
inline constexpr std::array<std::string_view, 5> kLoses{"loses_biom", "loses_kinesis", "loses_aether",
                                                        "loses_entropy", "loses_radiance"};
// Of a card that was no resource of its lane: its lane, its own Energy, and what the lane paid for.
inline constexpr std::array<std::string_view, 5> kLayAs{"lay_as_biom", "lay_as_kinesis", "lay_as_aether",
                                                        "lay_as_entropy", "lay_as_radiance"};
inline constexpr std::array<std::string_view, 5> kIsOf{"is_of_biom", "is_of_kinesis", "is_of_aether",
                                                       "is_of_entropy", "is_of_radiance"};
inline constexpr std::array<std::string_view, 5> kPaidFor{
    "biom_paid_for", "kinesis_paid_for", "aether_paid_for", "entropy_paid_for", "radiance_paid_for"};

inline constexpr std::string_view kSteps[] = {
    // set-up
    "deck",  // amount = its cards
    "deck_checked",
    "small_deck",  // amount = its cards
    "life",        // amount = life of the seat
    "position",    // amount = the turn
    "redraws", "keeps_hand",
    "begins",  // seat = who goes first
    // the turn
    "turn",  // amount = its number
    "refreshed",
    "draws",  // amount = number of cards
    "cannot_draw", "main_phase", "attack_phase", "second_main", "end_phase",
    "damage_gone",  // amount = number of things
    "turn_ends",
    // resources and charges; amounts are charges
    kPays[0], kPays[1], kPays[2], kPays[3], kPays[4], kGains[0], kGains[1], kGains[2], kGains[3], kGains[4],
    kLaid[0], kLaid[1], kLaid[2], kLaid[3], kLaid[4], kLoses[0], kLoses[1], kLoses[2], kLoses[3], kLoses[4],
    "false_resource",  // card = the card that is not what its lane says
    kLayAs[0], kLayAs[1], kLayAs[2], kLayAs[3], kLayAs[4], kIsOf[0], kIsOf[1], kIsOf[2], kIsOf[3], kIsOf[4],
    "no_resource",  // card = a card that can be no resource at all
    kPaidFor[0], kPaidFor[1], kPaidFor[2], kPaidFor[3], kPaidFor[4],  // card = what was paid for
    "false_unspent",
    // playing
    "plays", "activates", "enters", "sacrificed",
    "on_chain",  // slot = number of the link
    "declines", "resolves", "cancelled", "triggers", "orders_triggers", "nothing", "discarded", "returned",
    "shown", "pays_nothing",
    // combat
    "attacks",
    "attacks_node",  // card = the Node
    "no_attack", "blocks", "no_blocks",
    "ordered",   // slot = position in the order
    "assigned",  // amount = damage
    "damage",    // amount = damage on the thing now
    "mended",    // amount = damage on the thing now
    "prevented", "destroyed",
    // lasting effects; other = the card that causes them, until = how long they last
    "impact", "durability",  // amount = the number now; from = before
    "granted",               // amount = the keyword
    "cannot_attack", "cannot_block",
    "shielded",      // amount = damage that will be prevented
    "also_targets",  // other = one more target of a link
    "hurt",          // amount = life now
    "healed",        // amount = life now
    "loses_life",    // amount = life now
    // the end
    "tie", "last_turn", "concedes", "wins", "drawn",
    // by hand
    "corrected", "reopened", "odd", "odd_number", "taken_back"};

}  // namespace lk::rules::magepunk
