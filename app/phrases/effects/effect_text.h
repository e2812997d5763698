// What a card does, in plain words: as the text to print on it, and line by line as the referee explains it.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/phrases/effects/effect_clauses.h"

namespace lk::app {

/// A text to print on a card of this type, in whole sentences, all its numbers in digits. Empty for a card
/// that does nothing. `needs`: the test under which the card can be played, null for none.
QString cardText(const Json& effect, const Json& needs, std::string_view cardType,
                 const EffectSpeech& speech);

/// One line of an explanation.
struct EffectLine {
  std::string path;  // of what it tells: "effect/0/do/1"
  int depth = 0;     // 0 for when something happens, deeper for what happens
  QString says;
  friend bool operator==(const EffectLine&, const EffectLine&) = default;
};
/// A sentence an operation, in the order in which they happen.
std::vector<EffectLine> effectLines(const Json& effect, const Json& needs, const EffectSpeech& speech);

}  // namespace lk::app
