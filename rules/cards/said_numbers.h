// The numbers the text of a card says, in English and Chinese.
#pragma once

#include <string_view>
#include <vector>

namespace lk::rules {

/// A number in a text. "DV − 2", "loses 2 DV", "2 less" and "失去 2 分" say -2.
struct SaidNumber {
  int value = 0;
  /// Grammar says it as often as an amount does: one, two, once, twice, again, none; 一, 二, 两, 再次, 没有.
  bool casual = false;
  std::size_t end = 0;  // byte after it
};

/// All of them in the order of the text, which is valid UTF-8: figures, ordinals ("2nd"), the words up to
/// twelve, and Chinese numerals before a measure word ("三张"). "none" and "没有" say a casual 0.
std::vector<SaidNumber> saidNumbers(std::string_view text);

/// Whether a text has a Chinese character; whether it has a letter of A to Z.
bool hasChinese(std::string_view text);
bool hasLetters(std::string_view text);

}  // namespace lk::rules
