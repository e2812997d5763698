// The number words of a language in the texts of cards. English is here; every other language is in a file
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
  /// The word is used for grammar as often as for an amount: "one", "twice", "none".
  bool casual = false;
  /// It counts even without a measure word after it.
  bool alone = false;
};

struct NumberWords {
  LanguageId language;
  std::string name;  // English name of the language
  /// Words are separated by characters that are not letters; false: words can be anywhere.
  bool spaced = true;
  /// Ranges of letters of which every text in the language has one; empty: English letters.
  std::vector<std::pair<char32_t, char32_t>> letters;
  std::vector<NumberWord> words;
  /// Measure words. One must follow a number word for it to count, unless it counts alone. Empty: none is
  /// needed.
  std::vector<std::string> measures;
  // The verb nearest before a number decides its sign.
  std::vector<std::string> losing;
  std::vector<std::string> otherVerbs;
  std::vector<std::string> less;   // after a number: " less"
  std::vector<std::string> stops;  // ends of sentences
};

const NumberWords& englishNumbers();

/// Reads a file of number words. Returns its first fault, if any.
Outcome<NumberWords> readNumberWords(std::string_view text, std::string_view file);

}  // namespace lk::rules
