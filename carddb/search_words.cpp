#include "carddb/search_words.h"

#include <algorithm>
#include <cstdint>

namespace lk::carddb {

namespace {

/// The first code point of valid UTF-8, and its length in bytes.
struct Character {
  std::uint32_t code = 0;
  std::size_t length = 1;
};

Character characterAt(std::string_view text) {
  const auto byte = [&](std::size_t i) -> std::uint32_t {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const auto tail = [&](std::size_t i) { return byte(i) & 0x3F; };
  if (first < 0xE0) return {(first & 0x1F) << 6 | tail(1), 2};
  if (first < 0xF0) return {(first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3};
  return {(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4};
}

/// Returns whether a character belongs to a script written without spaces between words.
bool isUnspacedScript(std::uint32_t code) {
  return (code >= 0x3040 && code <= 0x30FF) || (code >= 0x3400 && code <= 0x9FFF) ||
         (code >= 0xAC00 && code <= 0xD7AF) || (code >= 0xF900 && code <= 0xFAFF) ||
         (code >= 0x20000 && code <= 0x3FFFF);
}

bool isSpace(std::uint32_t code) {
  return code <= ' ' || code == 0xA0 || code == 0x3000;
}

bool isAsciiPunctuation(std::uint32_t code) {
  const bool word =
      (code >= '0' && code <= '9') || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
  return code < 0x80 && !word;
}

/// One word of the query, quoted, so that nothing in it is read as FTS5 syntax.
class Term {
 public:
  void add(std::string_view bytes, std::uint32_t code) {
    if (isAsciiPunctuation(code)) {
      text_ += ' ';  // "M'nka" is stored as two words
      return;
    }
    text_ += bytes;
    letters_ = true;
    prefix_ = !isUnspacedScript(code);
  }

  /// Appends the term to `query`, unless it contains no letter.
  void finish(std::string& query) {
    if (letters_) {
      if (!query.empty()) query += ' ';
      query += '"' + spacedWords(text_) + '"';
      if (prefix_) query += '*';
    }
    *this = {};
  }

 private:
  std::string text_;
  bool letters_ = false;
  bool prefix_ = false;
};

}  // namespace

std::string spacedWords(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto [code, length] = characterAt(text);
    const bool alone = isUnspacedScript(code);
    if (alone) out += ' ';
    out += text.substr(0, length);
    if (alone) out += ' ';
    text.remove_prefix(std::min(length, text.size()));
  }
  return out;
}

std::string searchQuery(std::string_view words) {
  std::string query;
  Term term;
  while (!words.empty()) {
    const auto [code, length] = characterAt(words);
    if (isSpace(code))
      term.finish(query);
    else
      term.add(words.substr(0, length), code);
    words.remove_prefix(std::min(length, words.size()));
  }
  term.finish(query);
  return query;
}

}  // namespace lk::carddb
