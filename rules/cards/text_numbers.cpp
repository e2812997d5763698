#include "rules/cards/text_numbers.h"

#include <algorithm>
#include <string>

namespace lk::rules {

namespace {

constexpr std::string_view kMinuses[] = {"−", "-", "–"};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
bool isEnglish(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
/// Returns whether the byte begins a two-byte letter in UTF-8, such as "ü". Two-byte signs are excluded.
bool isOfTwo(char c) {
  return static_cast<unsigned char>(c) >= 0xC3 && static_cast<unsigned char>(c) <= 0xDF;
}
bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xC0u) == 0x80;
}

bool startsWithAny(std::string_view text, const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return text.starts_with(word); });
}

class Scan {
 public:
  Scan(std::string_view text, const NumberWords& words) : text_(text), words_(words) {}

  std::vector<TextNumber> all() {
    while (at_ < text_.size()) {
      if (isDigit(text_[at_]))
        figures();
      else if (letterAt(at_) > 0)
        word();
      else if (!words_.spaced)
        sign();
      else
        ++at_;
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

  /// Returns the number of bytes of the letter at an index; 0 if there is none.
  [[nodiscard]] std::size_t letterAt(std::size_t i) const {
    if (i >= text_.size()) return 0;
    if (isEnglish(text_[i])) return 1;
    return words_.spaced && isOfTwo(text_[i]) && i + 1 < text_.size() ? 2 : 0;
  }
  [[nodiscard]] bool letterBefore(std::size_t i) const {
    if (i > 0 && isEnglish(text_[i - 1])) return true;
    return words_.spaced && i > 1 && continues(text_[i - 1]) && isOfTwo(text_[i - 2]);
  }

  void figures() {
    const std::size_t from = at_;
    int value = 0;
    for (; at_ < text_.size() && isDigit(text_[at_]); ++at_)
      value = std::min(value * 10 + (text_[at_] - '0'), 1000000);
    const bool negative = minusBefore(from) || (!signBefore(from) && (losing(from) || lessAfter()));
    found_.push_back({negative ? -value : value, false, at_});
    while (letterAt(at_) > 0) at_ += letterAt(at_);  // "2nd"
  }

  void word() {
    const std::size_t from = at_;
    std::string letters;
    for (std::size_t length = letterAt(at_); length > 0; length = letterAt(at_))
      for (; length > 0; --length) letters += lower(text_[at_++]);
    if (!words_.spaced) return;
    const auto known = std::find_if(words_.words.begin(), words_.words.end(),
                                    [&](const NumberWord& each) { return each.word == letters; });
    if (known != words_.words.end()) add(*known, from);
  }

  /// Finds a number word anywhere in a text written without spaces.
  void sign() {
    const auto known = std::find_if(words_.words.begin(), words_.words.end(),
                                    [&](const NumberWord& each) { return rest().starts_with(each.word); });
    if (known == words_.words.end()) {
      ++at_;
      return;
    }
    const std::size_t from = at_;
    at_ += known->word.size();
    if (known->alone || words_.measures.empty() || startsWithAny(rest(), words_.measures)) add(*known, from);
  }

  void add(const NumberWord& word, std::size_t from) {
    const bool negative = !word.casual && losing(from);
    found_.push_back({negative ? -word.value : word.value, word.casual, at_});
  }

  /// Returns the text up to `from` without trailing spaces.
  [[nodiscard]] std::string_view before(std::size_t from) const {
    std::string_view head = text_.substr(0, from);
    while (head.ends_with(' ')) head.remove_suffix(1);
    return head;
  }

  [[nodiscard]] bool minusBefore(std::size_t from) const {
    for (const std::string_view minus : kMinuses) {
      const std::string_view head = before(from);
      if (!head.ends_with(minus)) continue;
      // In "face-down 2" and "1-2" the sign is a hyphen.
      const std::string_view ahead = head.substr(0, head.size() - minus.size());
      return minus != "-" || ahead.empty() || !(letterBefore(ahead.size()) || isDigit(ahead.back()));
    }
    return false;
  }

  [[nodiscard]] bool signBefore(std::size_t from) const { return before(from).ends_with('+'); }

  [[nodiscard]] bool lessAfter() const { return startsWithAny(rest(), words_.less); }

  /// Returns whether the last verb before `from` in the same sentence is a verb of losing.
  [[nodiscard]] bool losing(std::size_t from) const {
    for (std::size_t i = from; i-- > 0;) {
      if (startsWithAny(text_.substr(i, from - i), words_.stops)) return false;
      if (verbAt(i, words_.losing)) return true;
      if (verbAt(i, words_.otherVerbs)) return false;
    }
    return false;
  }

  [[nodiscard]] bool verbAt(std::size_t i, const std::vector<std::string>& verbs) const {
    return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
      const std::size_t end = i + verb.size();
      if (end > text_.size()) return false;
      for (std::size_t k = 0; k < verb.size(); ++k)
        if (lower(text_[i + k]) != verb[k]) return false;
      return !words_.spaced || (!letterBefore(i) && letterAt(end) == 0);
    });
  }

  std::string_view text_;
  const NumberWords& words_;
  std::size_t at_ = 0;
  std::vector<TextNumber> found_;
};

/// Decodes the character whose first byte is at `i`.
char32_t signAt(std::string_view text, std::size_t i) {
  const auto lead = static_cast<unsigned char>(text[i]);
  char32_t sign = lead < 0x80 ? lead : lead < 0xE0 ? lead & 0x1Fu : lead < 0xF0 ? lead & 0x0Fu : lead & 0x07u;
  while (++i < text.size() && continues(text[i]))
    sign = (sign << 6u) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  return sign;
}

}  // namespace

std::vector<TextNumber> numbersIn(std::string_view text, const NumberWords& words) {
  return Scan(text, words).all();
}

bool hasLettersOf(std::string_view text, const NumberWords& words) {
  if (words.letters.empty()) return hasLetters(text);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (continues(text[i])) continue;
    const char32_t sign = signAt(text, i);
    for (const auto& [first, last] : words.letters)
      if (sign >= first && sign <= last) return true;
  }
  return false;
}

bool hasLetters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), isEnglish);
}

}  // namespace lk::rules
