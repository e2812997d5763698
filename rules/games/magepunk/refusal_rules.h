// The rule that a refusal cites if its reason is not tied to another one where it is given. Reasons against
// events that cannot be read cite none.
#pragma once

#include "rules/games/magepunk/rule_ids.h"
#include "rules/referee/game.h"

namespace lk::rules::magepunk {

inline constexpr RefusalRule kRefusalRules[] = {
    {"not_your_turn", rule::turn},
    {"wrong_phase", rule::turn},
    {"not_fast", rule::fast},
    {"no_window", rule::windows},
    {"not_your_turn_to_speak", rule::alternate},
    {"chain_open", rule::oneChain},
    {"nothing_to_decline", rule::declines},
    {"no_card_in_hand", rule::faceUp},
    {"game_over", rule::wins},
    {"cannot_pay", rule::cost},
    {"wrong_payment", rule::cost},
    {"wrong_energy", rule::coloured},
    {"sacrifice_missing", rule::sacrifice},
    {"cannot_sacrifice", rule::sacrifice},
    {"show_card", rule::resource},
    {"energy_mismatch", rule::resource},
    {"energy_unknown", rule::resource},
    {"cannot_be_resource", rule::resource},
    {"one_resource_a_turn", rule::resourcesInMain},
    {"not_yours", rule::activated},
    {"no_such_ability", rule::activated},
    {"activation_delay", rule::delay},
    {"once_per_turn", rule::activated},
    {"target_missing", rule::text},
    {"illegal_target", rule::text},
    {"not_eligible", rule::attackers},
    {"cannot_attack", rule::attackers},
    {"cannot_block", rule::blockers},
    {"twice", rule::attackers},
    {"not_attackable", rule::attacked},
    {"already_blocking", rule::oneBlock},
    {"not_attacking", rule::attackers},
    {"needs_two_blockers", rule::blockers},
    {"blockers_missing", rule::blockers},
    {"order_missing", rule::order},
    {"wrong_order", rule::order},
    {"not_lethal", rule::lethal},
    {"wrong_sum", rule::lethal},
    {"not_a_blocker", rule::order},
    {"answer_first", rule::turn},
    {"not_your_decision", rule::turn},
    {"nothing_to_decide", rule::text},
    {"wrong_answer", rule::text},
    {"duplicate_in_wallet", rule::wallet},
    {"wrong_wallet_size", rule::wallet},
    {"too_many_copies", rule::copies},
    {"small_deck", rule::deckSize},
    {"not_now", rule::turn},
};

}  // namespace lk::rules::magepunk
