// The texts of a pack's cards in a language other than English: a file of resources/i18n/<language>/cards/.
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

/// A file's text, and its name in faults.
struct TextFile {
  std::string_view text;
  std::string_view file;
};

/// A file {"language": "de", "game": "halfwish", "cards": {"strike": {"name", "text", "options": {"seven":
/// "..."}, "abilities": {"Swift": "..."}}}}. It holds the translated parts of each card. Options are
/// identified by their ids, abilities by their English names.
class PackTexts {
 public:
  explicit PackTexts(const TextFile& file);

  /// Returns the language; nullopt of a file with a fault, which says nothing.
  [[nodiscard]] std::optional<LanguageId> language() const { return language_; }
  /// Adds the file's texts to a card in the form that packs use themselves: "name_de", "text_de", and
  /// "label_de" of options.
  void layOver(Json& card);
  /// Returns the faults of the file: unknown, missing and malformed fields. Also those cards, options and
  /// abilities that no card given to layOver() has.
  [[nodiscard]] std::vector<Fault> faults() const;

 private:
  void layInto(Json& value, const Json& texts);

  std::string file_;
  std::optional<LanguageId> language_;
  Json cards_;
  std::vector<Fault> faults_;
  std::set<const Json*> used_;  // of cards_: cards, options and abilities
};

/// Returns the languages other than English in which a pack gives any text of a card.
std::set<LanguageId> languagesIn(const Json& card);

}  // namespace lk::rules
