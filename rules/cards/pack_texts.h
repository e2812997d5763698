// The texts of a pack's cards in another language than English: a file of resources/i18n/<language>/cards/.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"
#include "rules/text/language_id.h"

namespace lk::rules {

/// A file's text and the name it goes by in faults.
struct TextFile {
  std::string_view text;
  std::string_view file;
};

/// {"language": "de", "game": "halfwish", "cards": {"strike": {"name", "text", "options": {"seven": "..."},
/// "abilities": {"Swift": "..."}}}}: of each card what is translated, its options by their ids, its abilities
/// by their English names.
class PackTexts {
 public:
  explicit PackTexts(const TextFile& file);

  /// The language; none where the file says none.
  [[nodiscard]] std::optional<LanguageId> language() const { return language_; }
  /// Writes what the file says of a card into it, as packs say it themselves: "name_de", "text_de",
  /// "label_de" of options.
  void layOver(Json& card);
  /// What is wrong with the file: unknown, missing and misshapen fields, and cards, options and abilities
  /// that no card it was laid over has.
  [[nodiscard]] std::vector<Fault> faults() const;

 private:
  void layInto(Json& value, const Json& texts);

  std::string file_;
  std::optional<LanguageId> language_;
  Json cards_;
  std::vector<Fault> faults_;
  std::set<const Json*> used_;  // of cards_: cards, options and abilities
};

/// The languages other than English in which anything of a card is said, as its pack says it.
std::set<LanguageId> languagesIn(const Json& card);

}  // namespace lk::rules
