// The reasons of Halfwish's refusals, and what to do about them.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

const Phrase kReasons[] = {
    {"not_in_deck", QT_TRANSLATE_NOOP("Words", "that card cannot be in the deck any more")},
    {"not_in_deck_of_locations", QT_TRANSLATE_NOOP("Words", "that location was turned up before")},
    {"used_up", QT_TRANSLATE_NOOP("Words", "that has been used already")},
    {"not_enough_mana", QT_TRANSLATE_NOOP("Words", "there is not enough mana")},
    {"not_enough_points", QT_TRANSLATE_NOOP("Words", "there are not enough points")},
    {"not_enough_health", QT_TRANSLATE_NOOP("Words", "there is not enough health")},
    {"one_power_a_turn", QT_TRANSLATE_NOOP("Words", "only one power with a cost may be played per turn")},
    {"stunned", QT_TRANSLATE_NOOP("Words", "a stunned player cannot start a duel")},
    {"silenced", QT_TRANSLATE_NOOP("Words", "a silenced player plays no powers")},
    {"not_dealt", QT_TRANSLATE_NOOP("Words", "that card was not dealt")},
    {"not_replaceable", QT_TRANSLATE_NOOP("Words", "that card cannot be replaced")},
    {"dv_locked", QT_TRANSLATE_NOOP("Words", "the dice value cannot change this turn")},
    {"cannot_keep_twice", QT_TRANSLATE_NOOP("Words", "dice that were kept once must be rolled again")},
    {"roll_again", QT_TRANSLATE_NOOP("Words", "those dice are not what the card asks for")},
    {"concede_meant", QT_TRANSLATE_NOOP("Words", "the duel would be given up")},
    {"pass_meant", QT_TRANSLATE_NOOP("Words", "I see {cards}")},
};

const Phrase kCures[] = {
    {"not_in_deck", QT_TRANSLATE_NOOP("Words", "put it back, or tell me why; still possible: {left}")},
    {"not_in_deck_of_locations", QT_TRANSLATE_NOOP("Words", "name the location that lies there now")},
    {"not_in_deck_of_upgrades",
     QT_TRANSLATE_NOOP(
         "Words",
         "check which card it is; {card} was laid out before and returns only when the upgrades run out")},
    {"used_up", QT_TRANSLATE_NOOP("Words", "take it back, and choose something else")},
    {"not_enough_mana", QT_TRANSLATE_NOOP("Words", "take it back; it costs {price}, and you have {have}")},
    {"not_enough_points", QT_TRANSLATE_NOOP("Words", "take it back; the price must be paid in full")},
    {"not_enough_health", QT_TRANSLATE_NOOP("Words", "take it back; there is not enough health to pay with")},
    {"one_power_a_turn", QT_TRANSLATE_NOOP("Words", "take it back; a basic power may still be played")},
    {"silenced", QT_TRANSLATE_NOOP("Words", "take it back, and pass")},
    {"not_dealt", QT_TRANSLATE_NOOP("Words", "choose one of those laid out")},
    {"not_replaceable",
     QT_TRANSLATE_NOOP("Words",
                       "choose one whose basic action is still there, or skip; possible: {fitting}")},
    {"stunned", QT_TRANSLATE_NOOP("Words", "scout or parley instead, or accept")},
    {"dv_locked", QT_TRANSLATE_NOOP("Words", "leave the dice as they are")},
    {"cannot_keep_twice", QT_TRANSLATE_NOOP("Words", "roll both dice again")},
    {"roll_again", QT_TRANSLATE_NOOP("Words", "roll both dice once more")},
    {"concede_meant", QT_TRANSLATE_NOOP("Words", "lay down Yes if that is right")},
    {"pass_meant", QT_TRANSLATE_NOOP("Words", "have you both passed?")},
};

const Phrase kMeant[] = {
    {"pass_meant", QT_TRANSLATE_NOOP("Words", "Yes, we both passed")},
};

/// What the referee waits for, by the prompt's id.
const Phrase kAwaits[] = {
    {"choose", QT_TRANSLATE_NOOP("Words", "the choice of duel, scout or parley")},
    {"answer", QT_TRANSLATE_NOOP("Words", "the answer to the offer")},
    {"location", QT_TRANSLATE_NOOP("Words", "the location")},
    {"power", QT_TRANSLATE_NOOP("Words", "a power or a pass")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "the action")},
    {"keep", QT_TRANSLATE_NOOP("Words", "keeping the dice or not")},
    {"slot", QT_TRANSLATE_NOOP("Words", "the choice of an action")},
    {"bid", QT_TRANSLATE_NOOP("Words", "the bid")},
    {"reroll", QT_TRANSLATE_NOOP("Words", "the new roll")},
    {"upgrade_order", QT_TRANSLATE_NOOP("Words", "{who} says who picks first")},
    {"upgrade", QT_TRANSLATE_NOOP("Words", "the upgrade")},
};

}  // namespace

std::span<const Phrase> reasons() {
  return kReasons;
}
std::span<const Phrase> cures() {
  return kCures;
}
std::span<const Phrase> meant() {
  return kMeant;
}
std::span<const Phrase> awaits() {
  return kAwaits;
}

}  // namespace lk::app::halfwish
