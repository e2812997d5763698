// The numbers the text of a card says.
#pragma once

#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"

namespace lk::rules {

/// A number in a text. "DV − 2", "loses 2 DV" and "2 less" say -2.
struct SaidNumber {
  int value = 0;
  /// Grammar says it as often as an amount does: one, two, once, twice, again, none.
  bool casual = false;
  std::size_t end = 0;  // byte after it
};

/// All of them in the order of the text, which is valid UTF-8: figures, ordinals ("2nd"), and the number
/// words of its language.
std::vector<SaidNumber> saidNumbers(std::string_view text, const NumberWords& words);

/// Whether a text has a letter of its language; whether it has one of A to Z.
bool hasLettersOf(std::string_view text, const NumberWords& words);
bool hasLetters(std::string_view text);

}  // namespace lk::rules
