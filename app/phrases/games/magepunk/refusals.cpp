#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app {

namespace {

const Phrase kReasons[] = {
    {"not_your_turn", QT_TRANSLATE_NOOP("Words", "it is not your turn")},
    {"wrong_phase", QT_TRANSLATE_NOOP("Words", "that belongs to another phase")},
    {"not_fast", QT_TRANSLATE_NOOP("Words", "only Fast cards and abilities can be added now")},
    {"no_window", QT_TRANSLATE_NOOP("Words", "nothing Fast can be played now")},
    {"not_your_turn_to_speak", QT_TRANSLATE_NOOP("Words", "the other player acts now")},
    {"chain_open", QT_TRANSLATE_NOOP("Words", "a chain is open")},
    {"nothing_to_decline", QT_TRANSLATE_NOOP("Words", "there is nothing to decline")},
    {"no_card_in_hand", QT_TRANSLATE_NOOP("Words", "there is no card in the hand")},
    {"cannot_pay", QT_TRANSLATE_NOOP("Words", "there are not enough charges")},
    {"wrong_payment", QT_TRANSLATE_NOOP("Words", "that is not the exact cost")},
    {"wrong_energy", QT_TRANSLATE_NOOP("Words", "a coloured part of the cost is not paid")},
    {"sacrifice_missing", QT_TRANSLATE_NOOP("Words", "the sacrifice is missing")},
    {"cannot_sacrifice", QT_TRANSLATE_NOOP("Words", "that cannot be sacrificed for it")},
    {"show_card", QT_TRANSLATE_NOOP("Words", "the card has to be shown")},
    {"energy_mismatch", QT_TRANSLATE_NOOP("Words", "the card has another Energy")},
    {"energy_unknown", QT_TRANSLATE_NOOP("Words", "there is no such Energy")},
    {"cannot_be_resource", QT_TRANSLATE_NOOP("Words", "that card cannot be a resource")},
    {"one_resource_a_turn", QT_TRANSLATE_NOOP("Words", "one resource a turn was agreed")},
    {"not_yours", QT_TRANSLATE_NOOP("Words", "that is not yours")},
    {"no_such_ability", QT_TRANSLATE_NOOP("Words", "it has no such ability")},
    {"activation_delay", QT_TRANSLATE_NOOP("Words", "it came into play this turn")},
    {"once_per_turn", QT_TRANSLATE_NOOP("Words", "it was used this turn")},
    {"target_missing", QT_TRANSLATE_NOOP("Words", "the targets are missing")},
    {"illegal_target", QT_TRANSLATE_NOOP("Words", "that is not a legal target")},
    {"not_eligible", QT_TRANSLATE_NOOP("Words", "it cannot do that now")},
    {"cannot_attack", QT_TRANSLATE_NOOP("Words", "it cannot attack")},
    {"cannot_block", QT_TRANSLATE_NOOP("Words", "it cannot block")},
    {"twice", QT_TRANSLATE_NOOP("Words", "it is named twice")},
    {"not_attackable", QT_TRANSLATE_NOOP("Words", "that cannot be attacked")},
    {"already_blocking", QT_TRANSLATE_NOOP("Words", "it blocks another attacker already")},
    {"not_attacking", QT_TRANSLATE_NOOP("Words", "that is not attacking")},
    {"needs_two_blockers", QT_TRANSLATE_NOOP("Words", "one blocker alone is not enough")},
    {"blockers_missing", QT_TRANSLATE_NOOP("Words", "the blockers are not named yet")},
    {"order_missing", QT_TRANSLATE_NOOP("Words", "the blockers are not in order yet")},
    {"wrong_order", QT_TRANSLATE_NOOP("Words", "the order must name each blocker once")},
    {"not_lethal", QT_TRANSLATE_NOOP("Words", "an earlier blocker has to take lethal damage first")},
    {"wrong_sum", QT_TRANSLATE_NOOP("Words", "the damage must add up to the Impact")},
    {"not_a_blocker", QT_TRANSLATE_NOOP("Words", "that is not blocking this attacker")},
    {"answer_first", QT_TRANSLATE_NOOP("Words", "something has to be answered first")},
    {"not_your_decision", QT_TRANSLATE_NOOP("Words", "the other player decides that")},
    {"nothing_to_decide", QT_TRANSLATE_NOOP("Words", "nothing is asked")},
    {"wrong_answer", QT_TRANSLATE_NOOP("Words", "that answers another question")},
    {"duplicate_in_wallet", QT_TRANSLATE_NOOP("Words", "a wallet holds no card twice")},
    {"wrong_wallet_size", QT_TRANSLATE_NOOP("Words", "a wallet has 18 cards")},
    {"too_many_copies", QT_TRANSLATE_NOOP("Words", "there are too many copies of a card")},
    {"small_deck", QT_TRANSLATE_NOOP("Words", "the deck has too few cards")},
    {"no_such_seat", QT_TRANSLATE_NOOP("Words", "nobody plays there")},
    {"unknown_event", QT_TRANSLATE_NOOP("Words", "I do not know that")},
    {"which_one", QT_TRANSLATE_NOOP("Words", "there are several of them")},
    {"which_target", QT_TRANSLATE_NOOP("Words", "I cannot see what it acts on")},
    {"who_plays", QT_TRANSLATE_NOOP("Words", "I cannot see who plays it")},
    {"laid_again", QT_TRANSLATE_NOOP("Words", "it may have lain there before")},
    {"attackers", QT_TRANSLATE_NOOP("Words", "Entities were pushed forward")},
    {"blockers", QT_TRANSLATE_NOOP("Words", "Entities were laid against an attacker")},
    {"attack_phase", QT_TRANSLATE_NOOP("Words", "that belongs to the Attack Phase")},
    {"life_cube", QT_TRANSLATE_NOOP("Words", "the cube does not show the life I have")},
    {"life_cube_unclear", QT_TRANSLATE_NOOP("Words", "I cannot read the cube on the life track")},
    {"damage_cubes", QT_TRANSLATE_NOOP("Words", "the red cubes do not show the damage")},
    {"prevention_cubes", QT_TRANSLATE_NOOP("Words", "the white cubes do not show what is prevented")},
    {"cubes_left", QT_TRANSLATE_NOOP("Words", "cubes are left on a card")},
    {"cubes_unclear", QT_TRANSLATE_NOOP("Words", "I cannot count the cubes on a card")},
    {"energy_chips", QT_TRANSLATE_NOOP("Words", "an energy chip stands for a charge that is not there")},
    {"link_elsewhere", QT_TRANSLATE_NOOP("Words", "that number of the chain belongs to another card")},
    {"no_ability_now", QT_TRANSLATE_NOOP("Words", "that card has no ability to use now")},
    {"which_ability", QT_TRANSLATE_NOOP("Words", "a numbered chip was laid on a card")},
    {"game_over", QT_TRANSLATE_NOOP("Words", "the game is over")},
};

const Phrase kCures[] = {
    {"answer_first", QT_TRANSLATE_NOOP("Words", "first comes {awaits}{of}")},
    {"not_fast", QT_TRANSLATE_NOOP("Words", "play something Fast, or decline")},
    {"cannot_pay", QT_TRANSLATE_NOOP("Words", "lay a resource, or wait for the refresh")},
    {"wrong_payment", QT_TRANSLATE_NOOP("Words", "pay exactly what it costs")},
    {"wrong_energy", QT_TRANSLATE_NOOP("Words", "pay each coloured part with its own Energy")},
    {"show_card", QT_TRANSLATE_NOOP("Words", "name the card that was shown")},
    {"blockers_missing", QT_TRANSLATE_NOOP("Words", "the defender names blockers, or none")},
    {"order_missing", QT_TRANSLATE_NOOP("Words", "the attacking player orders the blockers")},
    {"not_lethal", QT_TRANSLATE_NOOP("Words", "give the first blocker enough before the next")},
    {"wrong_sum", QT_TRANSLATE_NOOP("Words", "split exactly {n}")},
    {"activation_delay", QT_TRANSLATE_NOOP("Words", "wait until your next turn")},
    {"target_missing", QT_TRANSLATE_NOOP("Words", "say what it acts on")},
    {"which_one", QT_TRANSLATE_NOOP("Words", "say which")},
    {"which_target", QT_TRANSLATE_NOOP("Words", "say what it acts on")},
    {"who_plays", QT_TRANSLATE_NOOP("Words", "say who plays it")},
    {"laid_again", QT_TRANSLATE_NOOP("Words", "tell me whether it is new")},
    {"attackers", QT_TRANSLATE_NOOP("Words", "tell me when all attackers are laid out")},
    {"blockers", QT_TRANSLATE_NOOP("Words", "say who blocks whom")},
    {"attack_phase", QT_TRANSLATE_NOOP("Words", "tell me that the Main Phase is over")},
    {"life_cube",
     QT_TRANSLATE_NOOP("Words", "{who} has {n}, the cube is on {have}: move it, or tell me it is right")},
    {"life_cube_unclear", QT_TRANSLATE_NOOP("Words", "put one cube on {who}'s {n}")},
    {"damage_cubes", QT_TRANSLATE_NOOP("Words", "{card}: I see {have}, it should be {n}")},
    {"prevention_cubes", QT_TRANSLATE_NOOP("Words", "{card}: I see {have}, it should be {n}")},
    {"cubes_left", QT_TRANSLATE_NOOP("Words", "take them off {card}: nothing is left there")},
    {"cubes_unclear", QT_TRANSLATE_NOOP("Words", "lay them apart on {card}; it should be {n}")},
    {"energy_chips", QT_TRANSLATE_NOOP("Words", "{card}: I see {have}, it should be {n}")},
    {"link_elsewhere", QT_TRANSLATE_NOOP("Words", "put the {n} on the card whose ability it is")},
    {"no_ability_now", QT_TRANSLATE_NOOP("Words", "take the chip off {card}")},
    {"which_ability", QT_TRANSLATE_NOOP("Words", "say which ability of {card} is used")},
    {"chain_open", QT_TRANSLATE_NOOP("Words", "add something Fast to the chain, or decline")},
};

const Phrase kAwaits[] = {
    {"mulligan", QT_TRANSLATE_NOOP("Words", "keeping the starting hand or not")},
    {"may", QT_TRANSLATE_NOOP("Words", "whether it is paid")},
    {"choose_things", QT_TRANSLATE_NOOP("Words", "what is chosen")},
    {"choose_cards", QT_TRANSLATE_NOOP("Words", "the cards that are shown")},
    {"discard", QT_TRANSLATE_NOOP("Words", "the cards above the limit")},
    {"trigger_order", QT_TRANSLATE_NOOP("Words", "what happens first")},
};

}  // namespace

std::span<const Phrase> magepunkReasons() {
  return kReasons;
}
std::span<const Phrase> magepunkCures() {
  return kCures;
}
std::span<const Phrase> magepunkAwaits() {
  return kAwaits;
}

}  // namespace lk::app
