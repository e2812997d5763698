// Names of the words used in card effects, in any language: operations, fields, players, counters and so on.
// A word without an entry in the tables is shown as it is spelt, so that a new game is readable immediately.
#pragma once

#include <string_view>

#include <QString>

#include "app/phrases/effects/language_words.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// The game the words belong to, and the language to name them in.
struct EffectWording {
  std::string_view game;
  LanguageId language;
};

/// Returns "at least" for "at_least"; never empty for a word. In English it begins with a lower-case letter.
QString wordName(WordKind kind, std::string_view word, const EffectWording& wording);
/// The same for the value of a field; its name can depend on the field.
QString valueName(std::string_view field, std::string_view value, const EffectWording& wording);
/// Returns "2 points", "1 point". Precondition: `number` is not negative.
QString countOf(std::string_view counter, int number, const EffectWording& wording);

/// A player's name in the forms sentences need.
struct PlayerName {
  QStringList forms;  // "the opponent", "the opponent's", "of the opponent's"; at least these three
  Person person = Person::one;
};
PlayerName playerName(std::string_view player, const EffectWording& wording);

/// Returns how a hook is introduced in a text: "on reveal:". Empty if cards of this type need no
/// introduction.
QString hookLead(std::string_view hook, std::string_view cardType, const EffectWording& wording);

/// Returns the text with its first letter in upper case.
QString capitalized(QString text);

}  // namespace lk::app
