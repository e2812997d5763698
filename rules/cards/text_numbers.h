// Finds the numbers in the text of a card.
#pragma once

#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"

namespace lk::rules {

/// A number in a text. "DV − 2", "loses 2 DV" and "2 less" give -2.
struct TextNumber {
  int value = 0;
  /// The word is used for grammar as often as for an amount: one, two, once, twice, again, none.
  bool casual = false;
  std::size_t end = 0;  // index of the byte after it
};

/// Returns the numbers in the order of the text: digits, ordinals ("2nd"), and the number words of its
/// language. Precondition: the text is valid UTF-8.
std::vector<TextNumber> numbersIn(std::string_view text, const NumberWords& words);

/// Returns whether a text has a letter of its language, or one of A to Z.
bool hasLettersOf(std::string_view text, const NumberWords& words);
bool hasLetters(std::string_view text);

}  // namespace lk::rules
