// The data of the program in other languages than English: the files of resources/i18n/<language>/. A
// language is there because its folder is; nothing lists them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// A file that says something in another language. `file` names it in faults.
struct TranslatedFile {
  LanguageId language;
  std::string file;
  std::string text;
};

/// The languages that have a folder, in the order of their ids.
std::vector<LanguageId> languagesOfData();

/// The files called so ("cards/halfwish.json") in the folders of all languages; those that lack it are left
/// out.
std::vector<TranslatedFile> translatedFiles(std::string_view name);

/// How the languages say numbers, those that have told it. Read once; part of the program: a fault in one
/// ends it.
std::span<const rules::NumberWords> numberWords();

}  // namespace lk::app
