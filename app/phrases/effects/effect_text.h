// Describes the effect of a card in words: as the text printed on it, and line by line as an explanation.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/phrases/effects/effect_clauses.h"

namespace lk::app {

/// Returns the text to print on a card of this type, in whole sentences, with all numbers in digits. Empty
/// for a card without effects. `needs`: the test under which the card can be played; null for none.
QString cardText(const Json& effect, const Json& needs, std::string_view cardType,
                 const EffectSpeech& speech);

/// One line of an explanation.
struct EffectLine {
  std::string path;  // path of what it describes: "effect/0/do/1"
  int depth = 0;     // 0 for when something happens, deeper for what happens
  QString says;
  friend bool operator==(const EffectLine&, const EffectLine&) = default;
};
/// Returns one sentence per operation, in the order in which they happen.
std::vector<EffectLine> effectLines(const Json& effect, const Json& needs, const EffectSpeech& speech);

}  // namespace lk::app
