// Names of the words on the cards of WTactics (ORC).
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

constexpr NamedWord kCardWords[] = {
    {WordKind::operation, "mark", QT_TRANSLATE_NOOP("CardOperation", "mark or unmark")},
    {WordKind::operation, "swap", QT_TRANSLATE_NOOP("CardOperation", "swap two pieces")},
    {WordKind::field, "a", QT_TRANSLATE_NOOP("CardField", "one")},
    {WordKind::field, "b", QT_TRANSLATE_NOOP("CardField", "the other")},
    {WordKind::field, "half", QT_TRANSLATE_NOOP("CardField", "halved")},
    {WordKind::field, "faction", QT_TRANSLATE_NOOP("CardField", "faction")},
    {WordKind::field, "close", QT_TRANSLATE_NOOP("CardField", "Close")},
    {WordKind::field, "ranged", QT_TRANSLATE_NOOP("CardField", "Ranged")},
    {WordKind::field, "defense", QT_TRANSLATE_NOOP("CardField", "Defense")},
    {WordKind::field, "life", QT_TRANSLATE_NOOP("CardField", "Life")},
    {WordKind::field, "level", QT_TRANSLATE_NOOP("CardField", "level")},
    {WordKind::field, "upkeep", QT_TRANSLATE_NOOP("CardField", "upkeep")},
    {WordKind::field, "weapon", QT_TRANSLATE_NOOP("CardField", "weapon")},
    {WordKind::value, "shifted", QT_TRANSLATE_NOOP("CardValue", "moved")},
    {WordKind::value, "raised", QT_TRANSLATE_NOOP("CardValue", "raised")},
    {WordKind::value, "marked", QT_TRANSLATE_NOOP("CardValue", "marked")},
    {WordKind::value, "unmarked", QT_TRANSLATE_NOOP("CardValue", "unmarked")},
    {WordKind::value, "half.no", QT_TRANSLATE_NOOP("CardValue", "not halved")},
    {WordKind::value, "half.up", QT_TRANSLATE_NOOP("CardValue", "halved, rounded up")},
    {WordKind::value, "up", QT_TRANSLATE_NOOP("CardValue", "up")},
    {WordKind::value, "battle", QT_TRANSLATE_NOOP("CardValue", "the battle")},
    {WordKind::value, "leafcrown", QT_TRANSLATE_NOOP("CardValue", "Leafcrown")},
    {WordKind::value, "hollow_hold", QT_TRANSLATE_NOOP("CardValue", "Hollow Hold")},
    {WordKind::value, "close", QT_TRANSLATE_NOOP("CardValue", "Close")},
    {WordKind::value, "ranged", QT_TRANSLATE_NOOP("CardValue", "Ranged")},
    {WordKind::hook, "would_die_in_combat", QT_TRANSLATE_NOOP("CardHook", "when one would die in combat")},
    {WordKind::hook, "fights", QT_TRANSLATE_NOOP("CardHook", "in a battle")},
    {WordKind::hook, "hits", QT_TRANSLATE_NOOP("CardHook", "when it hurts somebody")},
    {WordKind::keyword, "blessed", QT_TRANSLATE_NOOP("CardKeyword", "Blessed")},
    {WordKind::keyword, "steadfast", QT_TRANSLATE_NOOP("CardKeyword", "Steadfast")},
    {WordKind::keyword, "sharpshooter", QT_TRANSLATE_NOOP("CardKeyword", "Sharpshooter")},
    {WordKind::cardType, "creature", QT_TRANSLATE_NOOP("CardType", "creature")}};

constexpr PlayerWords kPlayers[] = {
    {"battle", Person::one, QT_TRANSLATE_NOOP("CardPlayer", "the battle|the battle's|of the battle's")},
    {"other_side", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the other side|the other side's|of the other side's")},
    {"hurt", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the hurt creature|the hurt creature's|of the hurt creature's")},
    {"twilight", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the twilight|the twilight's|of the twilight's")},
    {"graveyard", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the graveyard|the graveyard's|of the graveyard's")}};

}  // namespace

LanguageWords wtacticsCardLanguage() {
  return {.names = kCardWords, .players = kPlayers};
}

}  // namespace lk::app
