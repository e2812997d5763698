// Names of the words on the cards of Half the Battle.
#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app::half_the_battle {

namespace {

constexpr NamedWord kCardWords[] = {
    {WordKind::operation, "modify_hit", QT_TRANSLATE_NOOP("CardOperation", "change a hit")},
    {WordKind::operation, "reflect", QT_TRANSLATE_NOOP("CardOperation", "send a hit back")},
    {WordKind::operation, "redirect", QT_TRANSLATE_NOOP("CardOperation", "take a hit instead")},
    {WordKind::operation, "save", QT_TRANSLATE_NOOP("CardOperation", "keep alive")},
    {WordKind::operation, "select", QT_TRANSLATE_NOOP("CardOperation", "choose instead")},
    {WordKind::field, "when", QT_TRANSLATE_NOOP("CardField", "open only if")},
    {WordKind::field, "change", QT_TRANSLATE_NOOP("CardField", "how")},
    {WordKind::field, "if", QT_TRANSLATE_NOOP("CardField", "only if")},
    {WordKind::value, "targets", QT_TRANSLATE_NOOP("CardValue", "its targets")},
    {WordKind::value, "enemies_there", QT_TRANSLATE_NOOP("CardValue", "enemies there")},
    {WordKind::value, "allies_there", QT_TRANSLATE_NOOP("CardValue", "allies there")},
    {WordKind::value, "to.self", QT_TRANSLATE_NOOP("CardValue", "itself")},
    {WordKind::value, "of.self", QT_TRANSLATE_NOOP("CardValue", "itself")},
    {WordKind::value, "what.self", QT_TRANSLATE_NOOP("CardValue", "itself")},
    {WordKind::value, "on.self", QT_TRANSLATE_NOOP("CardValue", "itself")},
    {WordKind::value, "chosen", QT_TRANSLATE_NOOP("CardValue", "what was chosen")},
    {WordKind::value, "ordinary", QT_TRANSLATE_NOOP("CardValue", "ordinary")},
    {WordKind::value, "lethal", QT_TRANSLATE_NOOP("CardValue", "lethal")},
    {WordKind::value, "stronger", QT_TRANSLATE_NOOP("CardValue", "stronger")},
    {WordKind::value, "halved", QT_TRANSLATE_NOOP("CardValue", "halved")},
    {WordKind::value, "nothing", QT_TRANSLATE_NOOP("CardValue", "nothing")},
    {WordKind::value, "always", QT_TRANSLATE_NOOP("CardValue", "always")},
    {WordKind::value, "attacker_elsewhere",
     QT_TRANSLATE_NOOP("CardValue", "the attacker is in another lane")},
    {WordKind::value, "when.now", QT_TRANSLATE_NOOP("CardValue", "now")},
    {WordKind::value, "end_of_turn", QT_TRANSLATE_NOOP("CardValue", "as the turn ends")},
    {WordKind::value, "named_lane", QT_TRANSLATE_NOOP("CardValue", "the chosen lane")},
    {WordKind::value, "own_lane", QT_TRANSLATE_NOOP("CardValue", "its own lane")},
    {WordKind::value, "end_of_next_round", QT_TRANSLATE_NOOP("CardValue", "the next round ends")},
    {WordKind::value, "until.used", QT_TRANSLATE_NOOP("CardValue", "it is used")},
    {WordKind::value, "damage_dealt", QT_TRANSLATE_NOOP("CardValue", "damage dealt")},
    {WordKind::value, "damage_taken", QT_TRANSLATE_NOOP("CardValue", "damage taken")},
    {WordKind::value, "movement", QT_TRANSLATE_NOOP("CardValue", "movement")},
    {WordKind::value, "range_ahead", QT_TRANSLATE_NOOP("CardValue", "range ahead")},
    {WordKind::value, "leave_lane", QT_TRANSLATE_NOOP("CardValue", "leaving the lane")},
    {WordKind::value, "what.act", QT_TRANSLATE_NOOP("CardValue", "acting")},
    {WordKind::hook, "act", QT_TRANSLATE_NOOP("CardHook", "when the action is used")},
    {WordKind::hook, "use", QT_TRANSLATE_NOOP("CardHook", "when it is used")},
    {WordKind::hook, "after_action", QT_TRANSLATE_NOOP("CardHook", "after each action")},
    {WordKind::hook, "standing", QT_TRANSLATE_NOOP("CardHook", "while it is on the table")},
    {WordKind::cardType, "party", QT_TRANSLATE_NOOP("CardType", "party")}};

}  // namespace

LanguageWords cardLanguage() {
  return {.names = kCardWords};
}

}  // namespace lk::app::half_the_battle
