// Extracts what is printed of an effect from its operations: emblems and numbers, in reading order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "faces/face_style.h"
#include "faces/key_figure.h"
#include "rules/text/json.h"

namespace lk::faces {

/// What is printed of an effect.
struct EffectReading {
  std::optional<Charge> emblem;    // of its first operation; nullopt if it has no operation
  std::vector<Charge> badges;      // of the others, without duplicates and the emblem; at most four
  std::vector<KeyFigure> figures;  // at most two
};

EffectReading readEffect(const Json& effect, LanguageId language, const FaceStyle& style);

/// Returns the emblems of an effect's operations with their meanings, each once.
std::vector<Tag> signsOf(const Json& effect, LanguageId language, const FaceStyle& style);

/// Returns a word in the language of the card; in English if it is not translated.
std::string wordIn(std::string_view word, LanguageId language, const FaceStyle& style);

/// Returns "Long Strike" for "long_strike".
std::string titled(std::string_view id);

/// Returns "+ 2" or "− 2", with `gap` between sign and number.
std::string withSign(std::int64_t number, std::string_view gap);

}  // namespace lk::faces
