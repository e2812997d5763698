// The rule that a refusal cites if its reason is not tied to another one where it is given. Reasons against
// events that cannot be read cite none.
#pragma once

#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/referee/game.h"

namespace lk::rules::half_the_battle {

inline constexpr RefusalRule kRefusalRules[] = {
    {"wrong_phase", rule::actionPhase},
    {"not_your_turn", rule::alternates},
    {"not_your_piece", rule::selection},
    {"piece_dead", rule::selection},
    {"not_selected", rule::actionPhase},
    {"answer_first", rule::interrupt},
    {"already_moved", rule::actionPhase},
    {"no_move", rule::moves},
    {"off_board", rule::moves},
    {"too_far", rule::moves},
    {"entangled", rule::laneMark},
    {"already_acted", rule::actionPhase},
    {"cannot_act", rule::pieceMark},
    {"unknown_action", rule::actionPhase},
    {"hp_condition", rule::fromTo},
    {"no_token", rule::ability},
    {"target_missing", rule::single},
    {"too_many_targets", rule::single},
    {"twice", rule::single},
    {"illegal_target", rule::single},
    {"out_of_range", rule::ownRange},
    {"wrong_order", rule::order},
    {"item_not_held", rule::itemOnce},
    {"item_used", rule::itemOnce},
    {"item_not_now", rule::interrupt},
    {"rage_not_held", rule::turnsDice},
    {"rage_already_spent", rule::leftOver},
    {"rage_too_little", rule::worth},
    {"unknown_purchase", rule::buysToken},
    {"monster_dead", rule::buysToken},
    {"wrong_team", rule::mixedTeams},
    {"not_your_half", rule::freePlacing},
    {"wrong_count", rule::items},
    {"card_elsewhere", rule::items},
    {"already_rolled", rule::monsterRoll},
    {"impossible_roll", rule::monsterRoll},
    {"die_shows_other_value", rule::dieRead},
    {"game_over", rule::wins},
    {"not_now", rule::rounds},
};

}  // namespace lk::rules::half_the_battle
