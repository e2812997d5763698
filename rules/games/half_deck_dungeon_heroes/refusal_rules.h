// The rule that a refusal cites if its reason is not tied to another one where it is given. Reasons against
// events that cannot be read cite none.
#pragma once

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/referee/game.h"

namespace lk::rules::half_deck_dungeon_heroes {

inline constexpr RefusalRule kRefusalRules[] = {
    {"wrong_phase", rule::prepared},
    {"not_your_turn", rule::turns},
    {"answer_first", rule::explore},
    {"already_done", rule::prepared},
    {"out_of_game", rule::out},
    {"wrong_count", rule::exchange},
    {"no_card_in_hand", rule::place},
    {"not_a_hero", rule::place},
    {"not_gear", rule::equip},
    {"not_a_team_card", rule::team},
    {"hero_limit", rule::place},
    {"hero_not_in_play", rule::equip},
    {"wrong_owner", rule::replacement},
    {"wrong_owner_of_choice", rule::chosenHero},
    {"first_preparation", rule::firstPlacing},
    {"one_gear_only", rule::equip},
    {"nothing_to_replace", rule::replace},
    {"exchange_used", rule::exchange},
    {"trade_used", rule::trade},
    {"empty_hand", rule::trade},
    {"solo_game", rule::trade},
    {"card_gone", rule::decks},
    {"card_gone_of_prisoner", rule::rescue},
    {"no_draw_due", rule::loot},
    {"wrong_deck", rule::decks},
    {"encounter_open", rule::explore},
    {"deck_empty", rule::reshuffle},
    {"no_encounter", rule::explore},
    {"not_in_combat", rule::attacker},
    {"hero_able", rule::forcedEscape},
    {"no_trap", rule::faces},
    {"roll_pending", rule::attackSum},
    {"no_attribute", rule::attacker},
    {"same_hero", rule::assist},
    {"one_support_only", rule::assist},
    {"no_assist_on_traps", rule::faces},
    {"not_equipped", rule::oneUse},
    {"wrong_attribute", rule::attackSum},
    {"not_now", rule::prepared},
    {"one_team_card", rule::team},
    {"cannot_escape_endgame", rule::forcedEscape},
    {"no_roll_due", rule::attackSum},
    {"not_rolling", rule::attackSum},
    {"already_rolled", rule::attackSum},
    {"impossible_roll", rule::attackSum},
    {"nothing_to_decide", rule::penalty},
    {"no_gear", rule::equip},
    {"no_loot_due", rule::loot},
    {"not_your_loot", rule::lootAgreed},
    {"game_over", rule::treasureWins},
};

}  // namespace lk::rules::half_deck_dungeon_heroes
