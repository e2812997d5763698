// The rule that a refusal cites if its reason is not tied to another one where it is given. Reasons against
// events that cannot be read cite none.
#pragma once

#include "rules/games/halfwish/rule_ids.h"
#include "rules/referee/game.h"

namespace lk::rules::halfwish {

inline constexpr RefusalRule kRefusalRules[] = {
    {"not_your_turn", rule::choose},
    {"not_now", rule::turnOrder},
    {"not_in_deck", rule::classDeck},
    {"not_in_deck_of_upgrades", rule::upgradesDealt},
    {"used_up", rule::power},
    {"not_enough_mana", rule::power},
    {"not_enough_points", rule::pay},
    {"not_enough_health", rule::pay},
    {"one_power_a_turn", rule::power},
    {"stunned", rule::stun},
    {"silenced", rule::silence},
    {"wrong_count", rule::option},
    {"wrong_count_of_dice", rule::roll},
    {"wrong_count_of_none", rule::discard},
    {"not_dealt", rule::upgradesDealt},
    {"not_replaceable", rule::upgrade},
    {"dv_locked", rule::dvLocked},
    {"cannot_keep_twice", rule::keepTwice},
    {"roll_again", rule::reroll},
};

}  // namespace lk::rules::halfwish
