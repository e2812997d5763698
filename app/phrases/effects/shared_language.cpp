// Names of the words in card effects that several games share or that belong to no game.
#include "app/phrases/effects/language_words.h"

namespace lk::app {

namespace {

constexpr NamedWord kCardWords[] = {
    {WordKind::operation, "damage", QT_TRANSLATE_NOOP("CardOperation", "deal damage")},
    {WordKind::operation, "heal", QT_TRANSLATE_NOOP("CardOperation", "heal")},
    {WordKind::operation, "pay", QT_TRANSLATE_NOOP("CardOperation", "pay a price")},
    {WordKind::operation, "set", QT_TRANSLATE_NOOP("CardOperation", "set a number")},
    {WordKind::operation, "draw", QT_TRANSLATE_NOOP("CardOperation", "draw cards")},
    {WordKind::operation, "choose", QT_TRANSLATE_NOOP("CardOperation", "let somebody choose")},
    {WordKind::operation, "modify", QT_TRANSLATE_NOOP("CardOperation", "more of an attribute")},
    {WordKind::operation, "move", QT_TRANSLATE_NOOP("CardOperation", "move a creature")},
    {WordKind::operation, "grant", QT_TRANSLATE_NOOP("CardOperation", "give a keyword")},
    {WordKind::operation, "forbid", QT_TRANSLATE_NOOP("CardOperation", "forbid something")},
    {WordKind::operation, "prevent", QT_TRANSLATE_NOOP("CardOperation", "prevent damage")},
    {WordKind::operation, "may", QT_TRANSLATE_NOOP("CardOperation", "ask whether it happens")},
    {WordKind::operation, "counter", QT_TRANSLATE_NOOP("CardOperation", "place a marker")},
    {WordKind::field, "name", QT_TRANSLATE_NOOP("CardField", "name in English")},
    {WordKind::field, "type", QT_TRANSLATE_NOOP("CardField", "type")},
    {WordKind::field, "id", QT_TRANSLATE_NOOP("CardField", "short name for files")},
    {WordKind::field, "copies", QT_TRANSLATE_NOOP("CardField", "copies in the box")},
    {WordKind::field, "text", QT_TRANSLATE_NOOP("CardField", "text in English")},
    {WordKind::field, "picture", QT_TRANSLATE_NOOP("CardField", "picture")},
    {WordKind::field, "kind", QT_TRANSLATE_NOOP("CardField", "kind")},
    {WordKind::field, "counts_as", QT_TRANSLATE_NOOP("CardField", "counts as")},
    {WordKind::field, "cost", QT_TRANSLATE_NOOP("CardField", "cost")},
    {WordKind::field, "card", QT_TRANSLATE_NOOP("CardField", "card")},
    {WordKind::field, "count", QT_TRANSLATE_NOOP("CardField", "how many")},
    {WordKind::field, "effect", QT_TRANSLATE_NOOP("CardField", "what it does")},
    {WordKind::field, "on", QT_TRANSLATE_NOOP("CardField", "when")},
    {WordKind::field, "do", QT_TRANSLATE_NOOP("CardField", "do this")},
    {WordKind::field, "label", QT_TRANSLATE_NOOP("CardField", "label in English")},
    {WordKind::field, "who", QT_TRANSLATE_NOOP("CardField", "who")},
    {WordKind::field, "what", QT_TRANSLATE_NOOP("CardField", "what")},
    {WordKind::field, "state", QT_TRANSLATE_NOOP("CardField", "state")},
    {WordKind::field, "by", QT_TRANSLATE_NOOP("CardField", "by how much")},
    {WordKind::field, "amount", QT_TRANSLATE_NOOP("CardField", "how much")},
    {WordKind::field, "to", QT_TRANSLATE_NOOP("CardField", "to")},
    {WordKind::field, "from", QT_TRANSLATE_NOOP("CardField", "from")},
    {WordKind::field, "until", QT_TRANSLATE_NOOP("CardField", "until")},
    {WordKind::field, "magic", QT_TRANSLATE_NOOP("CardField", "magic")},
    {WordKind::field, "of", QT_TRANSLATE_NOOP("CardField", "of")},
    {WordKind::field, "as", QT_TRANSLATE_NOOP("CardField", "called")},
    {WordKind::field, "why", QT_TRANSLATE_NOOP("CardField", "why")},
    {WordKind::value, "none", QT_TRANSLATE_NOOP("CardValue", "nothing: a fixed value")},
    {WordKind::value, "other", QT_TRANSLATE_NOOP("CardValue", "the other action")},
    {WordKind::value, "all", QT_TRANSLATE_NOOP("CardValue", "all actions")},
    {WordKind::value, "normal", QT_TRANSLATE_NOOP("CardValue", "normal")},
    {WordKind::value, "true", QT_TRANSLATE_NOOP("CardValue", "true")},
    {WordKind::value, "no", QT_TRANSLATE_NOOP("CardValue", "no")},
    {WordKind::value, "damage", QT_TRANSLATE_NOOP("CardValue", "damage")},
    {WordKind::hook, "enters", QT_TRANSLATE_NOOP("CardHook", "when a creature comes into play")},
    {WordKind::hook, "permanent", QT_TRANSLATE_NOOP("CardHook", "always")},
    {WordKind::hook, "activated", QT_TRANSLATE_NOOP("CardHook", "when its ability is used")},
    {WordKind::hook, "attacks", QT_TRANSLATE_NOOP("CardHook", "when attacking")},
    {WordKind::cardType, "action", QT_TRANSLATE_NOOP("CardType", "action")},
    {WordKind::cardType, "choice", QT_TRANSLATE_NOOP("CardType", "choice")}};

constexpr PlayerWords kPlayers[] = {
    {"self", Person::you, QT_TRANSLATE_NOOP("CardPlayer", "you|your|of yours")},
    {"opponent", Person::one,
     QT_TRANSLATE_NOOP("CardPlayer", "the opponent|the opponent's|of the opponent's")},
    {"owner", Person::one, QT_TRANSLATE_NOOP("CardPlayer", "its player|its player's|of its player's")}};

constexpr EffectPhrase kOperations[] = {
    {"damage", "", QT_TRANSLATE_NOOP("CardSentence", "{who} {who|take|takes} {amount} damage")},
    {"heal", "", QT_TRANSLATE_NOOP("CardSentence", "{who} {who|heal|heals} {amount}")},
    {"set", "", QT_TRANSLATE_NOOP("CardSentence", "{who's} {what} becomes {to}")},
    {"draw", "from=deck",
     QT_TRANSLATE_NOOP("CardSentence", "{who} {who|draw|draws} {count} {count?card|cards}")},
    {"draw", "pick=random",
     QT_TRANSLATE_NOOP(
         "CardSentence",
         "{who} {who|take|takes} {count} {count?card|cards} at random from the discard pile into hand")},
    {"draw", "",
     QT_TRANSLATE_NOOP("CardSentence",
                       "{who} {who|pick|picks} {count} {count?card|cards} from the discard pile into hand")},
    {"modify", "by<0", QT_TRANSLATE_NOOP("CardSentence", "{what} −{by}")},
    {"modify", "", QT_TRANSLATE_NOOP("CardSentence", "{what} +{by}")},
    {"choose", "", QT_TRANSLATE_NOOP("CardSentence", "{who} {who|choose|chooses}")}};

}  // namespace

const LanguageWords& sharedLanguage() {
  static const LanguageWords kWords{.names = kCardWords, .players = kPlayers, .operations = kOperations};
  return kWords;
}

}  // namespace lk::app
