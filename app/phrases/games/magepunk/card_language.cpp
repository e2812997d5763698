// Names of the words on the cards of Magepunk.
#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app::magepunk {

namespace {

constexpr NamedWord kCardWords[] = {
    {WordKind::operation, "sacrifice", QT_TRANSLATE_NOOP("CardOperation", "sacrifice")},
    {WordKind::operation, "gather", QT_TRANSLATE_NOOP("CardOperation", "take all that match")},
    {WordKind::operation, "cancel", QT_TRANSLATE_NOOP("CardOperation", "cancel a link")},
    {WordKind::field, "add", QT_TRANSLATE_NOOP("CardField", "added")},
    {WordKind::field, "biom", QT_TRANSLATE_NOOP("CardField", "Biom")},
    {WordKind::field, "kinesis", QT_TRANSLATE_NOOP("CardField", "Kinesis")},
    {WordKind::field, "aether", QT_TRANSLATE_NOOP("CardField", "Aether")},
    {WordKind::field, "entropy", QT_TRANSLATE_NOOP("CardField", "Entropy")},
    {WordKind::field, "radiance", QT_TRANSLATE_NOOP("CardField", "Radiance")},
    {WordKind::field, "generic", QT_TRANSLATE_NOOP("CardField", "of any Energy")},
    {WordKind::field, "energy", QT_TRANSLATE_NOOP("CardField", "Energy")},
    {WordKind::field, "resource", QT_TRANSLATE_NOOP("CardField", "can be a resource")},
    {WordKind::field, "most", QT_TRANSLATE_NOOP("CardField", "copies in a deck")},
    {WordKind::field, "subtypes", QT_TRANSLATE_NOOP("CardField", "subtypes")},
    {WordKind::field, "wallet", QT_TRANSLATE_NOOP("CardField", "wallet")},
    {WordKind::field, "impact", QT_TRANSLATE_NOOP("CardField", "Impact")},
    {WordKind::field, "durability", QT_TRANSLATE_NOOP("CardField", "Durability")},
    {WordKind::field, "speed", QT_TRANSLATE_NOOP("CardField", "speed")},
    {WordKind::field, "limit", QT_TRANSLATE_NOOP("CardField", "limit")},
    {WordKind::value, "returned", QT_TRANSLATE_NOOP("CardValue", "returned")},
    {WordKind::value, "destroyed", QT_TRANSLATE_NOOP("CardValue", "destroyed")},
    {WordKind::value, "discarded", QT_TRANSLATE_NOOP("CardValue", "discarded")},
    {WordKind::hook, "cast", QT_TRANSLATE_NOOP("CardHook", "when it is cast")},
    {WordKind::hook, "destroyed", QT_TRANSLATE_NOOP("CardHook", "when it is destroyed")},
    {WordKind::hook, "blocks", QT_TRANSLATE_NOOP("CardHook", "when it blocks")},
    {WordKind::hook, "deals_damage", QT_TRANSLATE_NOOP("CardHook", "when it has dealt damage")},
    {WordKind::hook, "refreshed", QT_TRANSLATE_NOOP("CardHook", "when charges refresh")},
    {WordKind::hook, "turn_starts", QT_TRANSLATE_NOOP("CardHook", "when a turn starts")},
    {WordKind::keyword, "swift", QT_TRANSLATE_NOOP("CardKeyword", "Swift")},
    {WordKind::keyword, "needs_two_blockers", QT_TRANSLATE_NOOP("CardKeyword", "needs two blockers")},
    {WordKind::cardType, "entity", QT_TRANSLATE_NOOP("CardType", "Entity")},
    {WordKind::cardType, "node", QT_TRANSLATE_NOOP("CardType", "Node")},
    {WordKind::cardType, "spell", QT_TRANSLATE_NOOP("CardType", "Spell")}};

}  // namespace

LanguageWords cardLanguage() {
  return {.names = kCardWords};
}

}  // namespace lk::app::magepunk
