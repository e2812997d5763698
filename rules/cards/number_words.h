// How texts of cards say numbers in a language: English here, every other one in a file of
// resources/i18n/<language>/numbers.json.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/language_id.h"

namespace lk::rules {

struct NumberWord {
  std::string word;
  int value = 0;
  /// Grammar says it as often as an amount does: "one", "twice", "none".
  bool casual = false;
  /// Counts even where no measure word follows it.
  bool alone = false;
};

struct NumberWords {
  LanguageId language;
  std::string name;  // what English calls the language
  /// Words stand between signs that are no letters; else anywhere.
  bool spaced = true;
  /// Letters that every text of the language has, as ranges; empty where English letters do.
  std::vector<std::pair<char32_t, char32_t>> letters;
  std::vector<NumberWord> words;
  /// One of these must follow a word for it to count, unless it counts alone; empty where none need.
  std::vector<std::string> measures;
  // Whichever verb stands nearest before a number says which way it goes.
  std::vector<std::string> losing;
  std::vector<std::string> otherVerbs;
  std::vector<std::string> less;   // behind a number: " less"
  std::vector<std::string> stops;  // what ends a sentence
};

const NumberWords& englishNumbers();

/// Reads a file of number words. Fault: the first of any.
Outcome<NumberWords> readNumberWords(std::string_view text, std::string_view file);

}  // namespace lk::rules
