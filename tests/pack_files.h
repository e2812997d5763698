// Reads the shipped packs and their translations from the sources.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "rules/cards/number_words.h"
#include "rules/cards/pack_document.h"
#include "rules/cards/pack_reader.h"

namespace lk::test {

inline std::string textOfFile(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Returns the translated files of all languages that have them ("cards/halfwish.json"), ordered by language
/// id. `root`: of the sources.
inline std::vector<std::filesystem::path> filesOfLanguages(const std::string& root, const std::string& name) {
  std::vector<std::filesystem::path> files;
  for (const auto& folder : std::filesystem::directory_iterator(root + "/resources/i18n"))
    if (const auto file = folder.path() / name; std::filesystem::exists(file)) files.push_back(file);
  std::sort(files.begin(), files.end());
  return files;
}

struct PackFiles {
  std::string file;
  std::string text;
  std::vector<std::pair<std::string, std::string>> translations = {};  // file and text

  /// Valid as long as this object exists.
  [[nodiscard]] rules::PackText pack() const {
    rules::PackText pack{text, file};
    for (const auto& [name, translated] : translations) pack.translations.push_back({translated, name});
    return pack;
  }
  /// Returns the pack as if it contained all languages itself.
  [[nodiscard]] Outcome<rules::PackDocument> document() const {
    Outcome<rules::PackDocument> document = rules::readPackDocument(text, file);
    if (!document) return document;
    for (const auto& [name, translated] : translations) {
      rules::PackTexts texts({translated, name});
      for (Json& card : document->cards) texts.layOver(card);
    }
    return document;
  }
};

inline PackFiles housePackFiles(const std::string& game, const std::string& root = ".") {
  const std::string name = "cards/" + game + ".json";
  PackFiles files{"resources/" + name, textOfFile(root + "/resources/" + name)};
  for (const auto& path : filesOfLanguages(root, name))
    files.translations.emplace_back(path.string(), textOfFile(path));
  return files;
}

/// Returns how every language writes numbers.
inline std::vector<rules::NumberWords> numbersOfLanguages(const std::string& root = ".") {
  std::vector<rules::NumberWords> all;
  for (const auto& path : filesOfLanguages(root, "numbers.json"))
    if (Outcome<rules::NumberWords> words = rules::readNumberWords(textOfFile(path), path.string()))
      all.push_back(std::move(*words));
  return all;
}

}  // namespace lk::test
