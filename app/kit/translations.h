// Translations of the program's data from English: the files of resources/i18n/<language>/. A language exists
// if its folder does; there is no list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// A translation file. `file` is its name in faults.
struct TranslatedFile {
  LanguageId language;
  std::string file;
  std::string text;
};

/// Returns the languages that have a folder, ordered by id.
std::vector<LanguageId> languagesOfData();

/// Returns the files with this name ("cards/halfwish.json") of all languages that have one.
std::vector<TranslatedFile> translatedFiles(std::string_view name);

/// Returns the number words of the languages that have them. Read once; a fault in these built-in files ends
/// the program.
std::span<const rules::NumberWords> numberWords();

}  // namespace lk::app
