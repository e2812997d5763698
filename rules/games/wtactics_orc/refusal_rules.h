// The rule that a refusal cites if its reason is not tied to another one where it is given. Reasons against
// events that cannot be read cite none.
#pragma once

#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/referee/game.h"

namespace lk::rules::wtactics_orc {

inline constexpr RefusalRule kRefusalRules[] = {
    {"not_your_turn", rule::steps},
    {"wrong_step", rule::steps},
    {"no_step_back", rule::steps},
    {"startup_first", rule::fourHidden},
    {"battle_open", rule::battleBegins},
    {"upkeep_open", rule::upkeep},
    {"no_upkeep_due", rule::upkeep},
    {"game_over", rule::elimination},
    {"four_slots", rule::fourHidden},
    {"already_placed", rule::fourHidden},
    {"reveal_first", rule::revealAndAdd},
    {"place_next", rule::revealAndAdd},
    {"not_face_down", rule::revealAndAdd},
    {"one_level2_at_start", rule::oneLevel2},
    {"wrong_faction", rule::oneFaction},
    {"deck_too_big", rule::deckMost},
    {"deck_too_small", rule::deckMost},
    {"not_in_deck", rule::deckMost},
    {"no_such_slot", rule::eightSlots},
    {"slot_taken", rule::onePerSlot},
    {"not_yours", rule::eightSlots},
    {"not_adjacent", rule::oneStep},
    {"cannot_move", rule::cannotMove},
    {"moved_already", rule::movedOnce},
    {"two_level2", rule::twoLevel2},
    {"already_marked", rule::markedOnce},
    {"marked_this_turn", rule::markedOnce},
    {"wrong_payment", rule::payment},
    {"cannot_pay_with", rule::abilityCost},
    {"not_in_twilight", rule::twilightPays},
    {"twilight_own_turn_only", rule::twilightPays},
    {"twilight_not_here", rule::costFromTwilight},
    {"not_a_pair", rule::pairs},
    {"no_action_points", rule::actionPoints},
    {"no_such_ability", rule::activated},
    {"no_abilities_in_group", rule::groupAbilities},
    {"target_missing", rule::activated},
    {"illegal_target", rule::activated},
    {"no_resting", rule::rest},
    {"no_target", rule::declared},
    {"no_such_weapon", rule::weapons},
    {"out_of_reach", rule::frontToFront},
    {"covered", rule::covered},
    {"blessed", rule::blessed},
    {"group_size", rule::groupSize},
    {"group_front_row", rule::groupFront},
    {"wrong_split", rule::groupStrikeBack},
    {"which_weapon", rule::weapons},
    {"not_your_turn_to_speak", rule::defenderFirst},
    {"nothing_to_pass", rule::backAndForth},
    {"answer_first", rule::mayLeaveIt},
    {"not_your_decision", rule::mayLeaveIt},
    {"nothing_to_decide", rule::mayLeaveIt},
    {"wrong_answer", rule::mayLeaveIt},
    {"not_now", rule::steps},
};

}  // namespace lk::rules::wtactics_orc
