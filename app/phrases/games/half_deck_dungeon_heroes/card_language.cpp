// Names of the words on the cards of Half Deck Dungeon Heroes.
#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

namespace lk::app::half_deck_dungeon_heroes {

namespace {

constexpr NamedWord kCardWords[] = {
    {WordKind::operation, "discard", QT_TRANSLATE_NOOP("CardOperation", "discard cards")},
    {WordKind::operation, "assist", QT_TRANSLATE_NOOP("CardOperation", "roll as well")},
    {WordKind::operation, "leave", QT_TRANSLATE_NOOP("CardOperation", "leave the fight")},
    {WordKind::operation, "shuffle", QT_TRANSLATE_NOOP("CardOperation", "shuffle a pile")},
    {WordKind::operation, "win", QT_TRANSLATE_NOOP("CardOperation", "win the game")},
    {WordKind::field, "strength", QT_TRANSLATE_NOOP("CardField", "strength")},
    {WordKind::field, "attribute", QT_TRANSLATE_NOOP("CardField", "attribute")},
    {WordKind::field, "number", QT_TRANSLATE_NOOP("CardField", "number")},
    {WordKind::field, "loot", QT_TRANSLATE_NOOP("CardField", "loot")},
    {WordKind::field, "uses", QT_TRANSLATE_NOOP("CardField", "uses")},
    {WordKind::value, "strength", QT_TRANSLATE_NOOP("CardValue", "strength")},
    {WordKind::value, "magic", QT_TRANSLATE_NOOP("CardValue", "magic")},
    {WordKind::value, "hand", QT_TRANSLATE_NOOP("CardValue", "the hand")},
    {WordKind::value, "gear", QT_TRANSLATE_NOOP("CardValue", "equipped gear")},
    {WordKind::value, "hero_deck", QT_TRANSLATE_NOOP("CardValue", "the hero deck")},
    {WordKind::value, "hero_discard", QT_TRANSLATE_NOOP("CardValue", "the hero discard pile")},
    {WordKind::value, "dungeon_discard", QT_TRANSLATE_NOOP("CardValue", "the dungeon discard pile")},
    {WordKind::hook, "before_roll", QT_TRANSLATE_NOOP("CardHook", "before its hero rolls")},
    {WordKind::hook, "between_attacks", QT_TRANSLATE_NOOP("CardHook", "between attacks")},
    {WordKind::hook, "between_rolls", QT_TRANSLATE_NOOP("CardHook", "between rolls")},
    {WordKind::hook, "on_fail", QT_TRANSLATE_NOOP("CardHook", "if the test fails")},
    {WordKind::hook, "on_draw", QT_TRANSLATE_NOOP("CardHook", "when it is drawn")},
    {WordKind::cardType, "hero", QT_TRANSLATE_NOOP("CardType", "hero")},
    {WordKind::cardType, "gear", QT_TRANSLATE_NOOP("CardType", "gear")},
    {WordKind::cardType, "one_use", QT_TRANSLATE_NOOP("CardType", "one-use card")},
    {WordKind::cardType, "team", QT_TRANSLATE_NOOP("CardType", "team card")},
    {WordKind::cardType, "minion", QT_TRANSLATE_NOOP("CardType", "minion")},
    {WordKind::cardType, "boss", QT_TRANSLATE_NOOP("CardType", "boss")},
    {WordKind::cardType, "trap", QT_TRANSLATE_NOOP("CardType", "trap")},
    {WordKind::cardType, "misc", QT_TRANSLATE_NOOP("CardType", "event")},
    {WordKind::cardType, "endgame_treasure", QT_TRANSLATE_NOOP("CardType", "endgame treasure")},
    {WordKind::cardType, "endgame_boss", QT_TRANSLATE_NOOP("CardType", "endgame boss")}};

constexpr PlayerWords kPlayers[] = {
    {"enemy", Person::one, QT_TRANSLATE_NOOP("CardPlayer", "the enemy|the enemy's|of the enemy's")},
    {"tested_hero", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the tested hero|the tested hero's|of the tested hero's")},
    {"heroes", Person::one, QT_TRANSLATE_NOOP("CardPlayer", "every hero|every hero's|of every hero's")},
    {"other_heroes", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "every other hero|every other hero's|of every other hero's")},
    {"named_hero", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the named hero|the named hero's|of the named hero's")}};

constexpr HookLead kLeads[] = {{"before_roll", "", QT_TRANSLATE_NOOP("CardLead", "before its hero rolls:")},
                               {"between_attacks", "", QT_TRANSLATE_NOOP("CardLead", "between attacks:")},
                               {"between_rolls", "", QT_TRANSLATE_NOOP("CardLead", "between rolls:")},
                               {"on_fail", "", ""},
                               {"on_draw", "", ""}};

constexpr EffectPhrase kOperations[] = {
    {"discard", "from=hand",
     QT_TRANSLATE_NOOP("CardSentence", "discard {count} {count?card|cards} from the hand")},
    {"discard", "from=gear",
     QT_TRANSLATE_NOOP("CardSentence", "discard {count} equipped gear {count?card|cards}")},
    {"discard", "",
     QT_TRANSLATE_NOOP("CardSentence", "discard {count} {count?card|cards} from the top of the hero deck")},
    {"assist", "",
     QT_TRANSLATE_NOOP("CardSentence", "{who} {who|roll|rolls} too and {who|add|adds} the result")},
    {"leave", "", QT_TRANSLATE_NOOP("CardSentence", "leave unhurt, without loot")},
    {"shuffle", "", QT_TRANSLATE_NOOP("CardSentence", "{from} is shuffled into its deck")},
    {"win", "", QT_TRANSLATE_NOOP("CardSentence", "the game is won")}};

}  // namespace

LanguageWords cardLanguage() {
  return {.names = kCardWords, .players = kPlayers, .leads = kLeads, .operations = kOperations};
}

}  // namespace lk::app::half_deck_dungeon_heroes
