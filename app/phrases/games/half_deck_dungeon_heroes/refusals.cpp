#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

namespace lk::app {

namespace {

const Phrase kReasons[] = {
    {"wrong_phase", QT_TRANSLATE_NOOP("Words", "that belongs to another phase")},
    {"answer_first", QT_TRANSLATE_NOOP("Words", "something else comes first")},
    {"already_done", QT_TRANSLATE_NOOP("Words", "that preparation is over")},
    {"out_of_game", QT_TRANSLATE_NOOP("Words", "that player is out")},
    {"no_card_in_hand", QT_TRANSLATE_NOOP("Words", "that card cannot be in the hand")},
    {"not_a_hero", QT_TRANSLATE_NOOP("Words", "that is not a hero")},
    {"not_gear", QT_TRANSLATE_NOOP("Words", "that is not gear")},
    {"not_a_team_card", QT_TRANSLATE_NOOP("Words", "that is not a team card")},
    {"hero_limit", QT_TRANSLATE_NOOP("Words", "there is no room for one more hero")},
    {"hero_not_in_play", QT_TRANSLATE_NOOP("Words", "that hero is not in play")},
    {"wrong_owner", QT_TRANSLATE_NOOP("Words", "that hero is somebody else's")},
    {"first_preparation", QT_TRANSLATE_NOOP("Words", "the first preparation does not allow that")},
    {"one_gear_only", QT_TRANSLATE_NOOP("Words", "a hero carries only one gear card")},
    {"nothing_to_replace", QT_TRANSLATE_NOOP("Words", "the hero does not carry that")},
    {"exchange_used", QT_TRANSLATE_NOOP("Words", "no exchange is left")},
    {"trade_used", QT_TRANSLATE_NOOP("Words", "there was a trade already")},
    {"empty_hand", QT_TRANSLATE_NOOP("Words", "there is no card in the hand")},
    {"solo_game", QT_TRANSLATE_NOOP("Words", "there is nobody to trade with")},
    {"card_gone", QT_TRANSLATE_NOOP("Words", "that card cannot come up now")},
    {"card_gone_of_prisoner", QT_TRANSLATE_NOOP("Words", "that hero waits in the dungeon to be freed")},
    {"not_now_of_team:team_attack",
     QT_TRANSLATE_NOOP("Words", "that comes once an attacker is named, and takes another hero")},
    {"no_draw_due", QT_TRANSLATE_NOOP("Words", "no card is due")},
    {"wrong_deck", QT_TRANSLATE_NOOP("Words", "that card belongs to the other deck")},
    {"encounter_open", QT_TRANSLATE_NOOP("Words", "the last card is not resolved yet")},
    {"deck_empty", QT_TRANSLATE_NOOP("Words", "the dungeon has no card left")},
    {"no_encounter", QT_TRANSLATE_NOOP("Words", "no dungeon card is turned up")},
    {"not_in_combat", QT_TRANSLATE_NOOP("Words", "there is no fight")},
    {"hero_able", QT_TRANSLATE_NOOP("Words", "a hero can attack it")},
    {"no_trap", QT_TRANSLATE_NOOP("Words", "there is no trap")},
    {"roll_pending", QT_TRANSLATE_NOOP("Words", "a roll is due")},
    {"no_attribute", QT_TRANSLATE_NOOP("Words", "the hero does not have what it asks for")},
    {"same_hero", QT_TRANSLATE_NOOP("Words", "a hero cannot help itself")},
    {"one_support_only", QT_TRANSLATE_NOOP("Words", "only one hero helps")},
    {"no_assist_on_traps", QT_TRANSLATE_NOOP("Words", "a trap is faced alone")},
    {"not_equipped", QT_TRANSLATE_NOOP("Words", "the hero does not carry that")},
    {"wrong_attribute", QT_TRANSLATE_NOOP("Words", "it adds to the other attribute")},
    {"one_team_card", QT_TRANSLATE_NOOP("Words", "a team card was already played for this roll")},
    {"cannot_escape_endgame", QT_TRANSLATE_NOOP("Words", "there is no escape from the endgame boss")},
    {"no_roll_due", QT_TRANSLATE_NOOP("Words", "no roll is due")},
    {"not_rolling", QT_TRANSLATE_NOOP("Words", "that hero does not roll")},
    {"already_rolled", QT_TRANSLATE_NOOP("Words", "the die has already been rolled")},
    {"impossible_roll", QT_TRANSLATE_NOOP("Words", "that is not a roll of one die")},
    {"nothing_to_decide", QT_TRANSLATE_NOOP("Words", "nothing is asked")},
    {"no_gear", QT_TRANSLATE_NOOP("Words", "that gear is not in play")},
    {"no_loot_due", QT_TRANSLATE_NOOP("Words", "there is no loot to share")},
    {"not_your_loot", QT_TRANSLATE_NOOP("Words", "only a player who rolled can draw it")},
    {"unknown_event", QT_TRANSLATE_NOOP("Words", "I do not know that")},
    {"game_over", QT_TRANSLATE_NOOP("Words", "the game is over")},
    {"life_differs", QT_TRANSLATE_NOOP("Words", "the card shows the wrong life")},
    {"nothing_chosen", QT_TRANSLATE_NOOP("Words", "no card of the hand lies sideways")},
};

const Phrase kCures[] = {
    {"answer_first", QT_TRANSLATE_NOOP("Words", "answer that first: {awaits}{of}")},
    {"wrong_phase", QT_TRANSLATE_NOOP("Words", "it has its own phase: now comes {awaits}{of}")},
    {"roll_pending", QT_TRANSLATE_NOOP("Words", "roll first")},
    {"one_gear_only", QT_TRANSLATE_NOOP("Words", "in a later preparation, say which gear it replaces")},
    {"hero_limit", QT_TRANSLATE_NOOP("Words", "in a later preparation, say whose place it takes")},
    {"no_attribute", QT_TRANSLATE_NOOP("Words", "choose another hero, or leave")},
    {"wrong_count", QT_TRANSLATE_NOOP("Words", "name exactly {n}")},
    {"wrong_count_of_some", QT_TRANSLATE_NOOP("Words", "name {least} to {most}")},
    {"card_gone", QT_TRANSLATE_NOOP("Words", "look again, or correct where the card lies")},
    {"card_gone_of_prisoner",
     QT_TRANSLATE_NOOP("Words", "choose a hero other than {card}, or someone else to rescue")},
    {"wrong_owner_of_choice",
     QT_TRANSLATE_NOOP("Words",
                       "choose another; {who} already has {card}. If you cannot agree, roll for it")},
    {"no_card_in_hand", QT_TRANSLATE_NOOP("Words", "show the hand again, or correct it")},
    {"hero_able", QT_TRANSLATE_NOOP("Words", "attack it")},
    {"nothing_chosen",
     QT_TRANSLATE_NOOP("Words", "turn the cards to exchange sideways, then lay Exchange down again")},
    {"life_differs",
     QT_TRANSLATE_NOOP("Words", "{card} should show {life}: turn it {way}, or tell me it is right")},
    {"already_done", QT_TRANSLATE_NOOP("Words", "wait for the next preparation")},
    {"out_of_game", QT_TRANSLATE_NOOP("Words", "let the others play on")},
    {"not_a_hero", QT_TRANSLATE_NOOP("Words", "name a hero card")},
    {"not_gear", QT_TRANSLATE_NOOP("Words", "name a gear card")},
    {"not_a_team_card", QT_TRANSLATE_NOOP("Words", "name a team card")},
    {"hero_not_in_play", QT_TRANSLATE_NOOP("Words", "name a hero that lies on the table")},
    {"wrong_owner", QT_TRANSLATE_NOOP("Words", "name a hero of your own")},
    {"first_preparation",
     QT_TRANSLATE_NOOP("Words", "one hero and one gear are the most in the first preparation")},
    {"nothing_to_replace", QT_TRANSLATE_NOOP("Words", "name the gear that this hero carries")},
    {"exchange_used", QT_TRANSLATE_NOOP("Words", "keep the hand until the next preparation")},
    {"trade_used", QT_TRANSLATE_NOOP("Words", "trade again in the next preparation")},
    {"empty_hand", QT_TRANSLATE_NOOP("Words", "trade with somebody who holds cards")},
    {"solo_game", QT_TRANSLATE_NOOP("Words", "alone, exchange cards with the deck instead")},
    {"no_draw_due", QT_TRANSLATE_NOOP("Words", "put the card back on its deck")},
    {"wrong_deck", QT_TRANSLATE_NOOP("Words", "draw from the deck with the other back")},
    {"encounter_open", QT_TRANSLATE_NOOP("Words", "resolve the card that lies there")},
    {"deck_empty", QT_TRANSLATE_NOOP("Words", "correct the number of dungeon cards if some are left")},
    {"no_encounter", QT_TRANSLATE_NOOP("Words", "turn up the next dungeon card")},
    {"not_in_combat", QT_TRANSLATE_NOOP("Words", "use it in a fight")},
    {"no_trap", QT_TRANSLATE_NOOP("Words", "use it when a trap lies there")},
    {"same_hero", QT_TRANSLATE_NOOP("Words", "name another hero for support")},
    {"one_support_only", QT_TRANSLATE_NOOP("Words", "name one hero for support")},
    {"no_assist_on_traps", QT_TRANSLATE_NOOP("Words", "name one hero alone")},
    {"not_equipped", QT_TRANSLATE_NOOP("Words", "use what this hero carries")},
    {"wrong_attribute", QT_TRANSLATE_NOOP("Words", "use gear for the attribute that is asked for")},
    {"one_team_card", QT_TRANSLATE_NOOP("Words", "keep it for another roll")},
    {"cannot_escape_endgame", QT_TRANSLATE_NOOP("Words", "fight the boss")},
    {"no_roll_due", QT_TRANSLATE_NOOP("Words", "say first who attacks or faces it")},
    {"not_rolling", QT_TRANSLATE_NOOP("Words", "let the hero roll who attacks or helps")},
    {"already_rolled", QT_TRANSLATE_NOOP("Words", "undo the roll if it was read wrongly")},
    {"impossible_roll", QT_TRANSLATE_NOOP("Words", "roll one die again")},
    {"nothing_to_decide", QT_TRANSLATE_NOOP("Words", "play on: no question is open")},
    {"no_gear", QT_TRANSLATE_NOOP("Words", "name gear that lies on the table")},
    {"no_loot_due", QT_TRANSLATE_NOOP("Words", "defeat an enemy or pass a trap first")},
    {"not_your_loot", QT_TRANSLATE_NOOP("Words", "let a player who rolled draw it")},
    {"unknown_event", QT_TRANSLATE_NOOP("Words", "enter it as a correction, or as an effect by hand")},
    {"game_over", QT_TRANSLATE_NOOP("Words", "start a new night, or undo something")},
};

const Phrase kAwaits[] = {
    {"draw", QT_TRANSLATE_NOOP("Words", "the draw")},
    {"prepare", QT_TRANSLATE_NOOP("Words", "the preparation")},
    {"explore", QT_TRANSLATE_NOOP("Words", "the next dungeon card")},
    {"fight", QT_TRANSLATE_NOOP("Words", "the fight")},
    {"face", QT_TRANSLATE_NOOP("Words", "the trap")},
    {"roll", QT_TRANSLATE_NOOP("Words", "the roll")},
    {"decide", QT_TRANSLATE_NOOP("Words", "{who} says what the trap takes")},
    {"sufferer", QT_TRANSLATE_NOOP("Words", "{who} says whom the trap strikes")},
    {"prisoner", QT_TRANSLATE_NOOP("Words", "the prisoner's place")},
    {"loot", QT_TRANSLATE_NOOP("Words", "{who} say who draws the loot")},
    {"show_hand", QT_TRANSLATE_NOOP("Words", "{who} shows the last cards")},
};

}  // namespace

std::span<const Phrase> dungeonReasons() {
  return kReasons;
}

std::span<const Phrase> dungeonCures() {
  return kCures;
}

std::span<const Phrase> dungeonAwaits() {
  return kAwaits;
}

}  // namespace lk::app
