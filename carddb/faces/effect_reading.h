// What an effect is about, read off its operations: emblems and the numbers in it, in the order of reading.
#pragma once

#include <optional>
#include <vector>

#include "faces/card_look.h"
#include "rules/text/json.h"

namespace lk::faces {

/// What is printed of an effect.
struct EffectReading {
  std::optional<Charge> emblem;    // of its first operation; none when it has no operation
  std::vector<Charge> badges;      // of the others, each once, without the emblem; at most four
  std::vector<KeyFigure> figures;  // at most two
};

EffectReading readEffect(const Json& effect, LanguageId language, const FaceStyle& style);

/// A word in the language printed; in English where it is not translated.
std::string said(std::string_view word, LanguageId language, const FaceStyle& style);

/// "+ 2" or "− 2", `gap` between sign and number.
std::string withSign(std::int64_t number, std::string_view gap);

}  // namespace lk::faces
