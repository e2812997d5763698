// What the words of card effects are called in any language: operations, fields, players, counters and the
// like. A word that no table knows is called as it is spelt, so that a new game is readable at once.
#pragma once

#include <string_view>

#include <QString>

#include "app/phrases/effects/language_words.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// Whose words, and in which language.
struct EffectWording {
  std::string_view game;
  LanguageId language;
};

/// "at_least" -> "at least", never empty for a word. The first letter is small in English.
QString wordName(WordKind kind, std::string_view word, const EffectWording& wording);
/// The same for the value of a field, which may be called otherwise than in other fields.
QString valueName(std::string_view field, std::string_view value, const EffectWording& wording);
/// "2 points", "1 point". `number` is not negative.
QString countOf(std::string_view counter, int number, const EffectWording& wording);

/// A player as sentences speak of them.
struct PlayerName {
  QStringList forms;  // "the opponent", "the opponent's", "of the opponent's"; at least these three
  Person person = Person::one;
};
PlayerName playerName(std::string_view player, const EffectWording& wording);

/// Where a hook stands in a text: "on reveal:". Empty where cards of this type need no introduction.
QString hookLead(std::string_view hook, std::string_view cardType, const EffectWording& wording);

/// The first letter large, as a sentence begins.
QString begunLarge(QString text);

}  // namespace lk::app
