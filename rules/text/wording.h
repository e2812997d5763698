// A text by language. English is the source of all others, and stands in for those that are missing.
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
  std::map<LanguageId, std::string> others = {};  // never empty texts

  /// The text in this language, in English where it is not translated.
  [[nodiscard]] const std::string& in(LanguageId language) const;
  /// The text in this language and no other; empty where there is none.
  [[nodiscard]] const std::string& only(LanguageId language) const;
  /// Whether it says this in any language.
  [[nodiscard]] bool says(std::string_view text) const;

  friend bool operator==(const Wording&, const Wording&) = default;
};

/// The texts of a field and its translations, "name", "name_de", "name_zh"; what is no text is left out.
Wording wordingOf(const Json& object, std::string_view field);
/// "name" in German: "name_de"; in English: "name".
std::string fieldIn(std::string_view field, LanguageId language);
/// The language of a field that translates `of`: that of "name_de" is German for "name". None for any other
/// field, and for "name" itself.
std::optional<LanguageId> translationIn(std::string_view field, std::string_view of);

}  // namespace lk
