// A text in several languages. English is the source of all others and replaces missing ones.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rules/text/json.h"
#include "rules/text/language_id.h"

namespace lk {

struct Wording {
  std::string english;
  std::map<LanguageId, std::string> others = {};  // no empty texts

  /// Returns the text in this language, or the English one if it is not translated.
  [[nodiscard]] const std::string& in(LanguageId language) const;
  /// Returns the text in this language only; empty if there is none.
  [[nodiscard]] const std::string& only(LanguageId language) const;
  /// Returns whether the text equals `text` in any language.
  [[nodiscard]] bool says(std::string_view text) const;

  friend bool operator==(const Wording&, const Wording&) = default;
};

/// Returns the texts of a field and its translations ("name", "name_de", "name_zh"). Members that are not
/// texts are left out.
Wording wordingOf(const Json& object, std::string_view field);
/// Returns the field of a translation: "name_de" for "name" in German, "name" in English.
std::string fieldIn(std::string_view field, LanguageId language);
/// Returns the language of a field that translates `of`: German for "name_de" and "name". Returns nullopt for
/// any other field, and for "name" itself.
std::optional<LanguageId> translationIn(std::string_view field, std::string_view of);

}  // namespace lk
