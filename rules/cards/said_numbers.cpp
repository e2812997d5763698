#include "rules/cards/said_numbers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

namespace lk::rules {

namespace {

struct NumberWord {
  std::string_view word;
  int value;
  bool casual = false;
  bool counts = true;  // Chinese: only before a measure word; elsewhere it is part of another word
};

constexpr NumberWord kEnglish[] = {
    {"none", 0, true}, {"one", 1, true},   {"once", 1, true}, {"again", 1, true},
    {"two", 2, true},  {"twice", 2, true}, {"three", 3},      {"four", 4},
    {"five", 5},       {"six", 6},         {"seven", 7},      {"eight", 8},
    {"nine", 9},       {"ten", 10},        {"eleven", 11},    {"twelve", 12}};
constexpr NumberWord kChinese[] = {{"没有", 0, true, false},
                                   {"再次", 1, true, false},
                                   {"一", 1, true},
                                   {"二", 2, true},
                                   {"两", 2, true},
                                   {"三", 3},
                                   {"四", 4},
                                   {"五", 5},
                                   {"六", 6},
                                   {"七", 7},
                                   {"八", 8},
                                   {"九", 9},
                                   {"十二", 12},
                                   {"十一", 11},
                                   {"十", 10}};
constexpr std::string_view kMeasures[] = {"张", "点", "分", "层", "盏", "次",
                                          "个", "项", "枚", "轮", "颗", "名"};
constexpr std::string_view kMinuses[] = {"−", "-", "–"};
constexpr std::string_view kLosing[] = {"lose", "loses", "失去"};
// Whatever of these stands nearest before a number says which way it goes.
constexpr std::string_view kOtherVerbs[] = {"gain",   "gains", "get",  "gets", "heal",  "heals", "steal",
                                            "steals", "have",  "has",  "take", "takes", "pay",   "pays",
                                            "获得",   "回复",  "偷取", "支付", "受到"};

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool startsWithAny(std::string_view text, std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.starts_with(word); });
}

class Scan {
 public:
  explicit Scan(std::string_view text) : text_(text) {}

  std::vector<SaidNumber> all() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (isDigit(c))
        figures();
      else if (isLetter(c))
        word();
      else
        chinese();
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

  void figures() {
    const std::size_t from = at_;
    int value = 0;
    for (; at_ < text_.size() && isDigit(text_[at_]); ++at_)
      value = std::min(value * 10 + (text_[at_] - '0'), 1000000);
    const bool negative = minusBefore(from) || (!signBefore(from) && (losing(from) || lessAfter()));
    found_.push_back({negative ? -value : value, false, at_});
    while (at_ < text_.size() && isLetter(text_[at_])) ++at_;  // "2nd"
  }

  void word() {
    const std::size_t from = at_;
    std::string letters;
    while (at_ < text_.size() && isLetter(text_[at_])) letters += lower(text_[at_++]);
    const auto known = std::find_if(std::begin(kEnglish), std::end(kEnglish),
                                    [&](const NumberWord& each) { return each.word == letters; });
    if (known == std::end(kEnglish)) return;
    const bool negative = !known->casual && losing(from);
    found_.push_back({negative ? -known->value : known->value, known->casual, at_});
  }

  void chinese() {
    for (const NumberWord& each : kChinese) {
      if (!rest().starts_with(each.word)) continue;
      const std::size_t from = at_;
      at_ += each.word.size();
      if (each.counts && !startsWithAny(rest(), kMeasures)) return;
      const bool negative = !each.casual && losing(from);
      found_.push_back({negative ? -each.value : each.value, each.casual, at_});
      return;
    }
    ++at_;
  }

  /// The text up to `from` without spaces at its end.
  [[nodiscard]] std::string_view before(std::size_t from) const {
    std::string_view head = text_.substr(0, from);
    while (head.ends_with(' ')) head.remove_suffix(1);
    return head;
  }

  [[nodiscard]] bool minusBefore(std::size_t from) const {
    for (const std::string_view minus : kMinuses) {
      const std::string_view head = before(from);
      if (!head.ends_with(minus)) continue;
      // "face-down 2" and "1-2" are hyphens.
      const std::string_view ahead = head.substr(0, head.size() - minus.size());
      return minus != "-" || ahead.empty() || !(isLetter(ahead.back()) || isDigit(ahead.back()));
    }
    return false;
  }

  [[nodiscard]] bool signBefore(std::size_t from) const { return before(from).ends_with('+'); }

  [[nodiscard]] bool lessAfter() const {
    return startsWithAny(rest(), std::array<std::string_view, 2>{" less", " fewer"});
  }

  /// Whether the last verb before `from` in the same sentence is one of losing.
  [[nodiscard]] bool losing(std::size_t from) const {
    for (std::size_t i = from; i-- > 0;) {
      const std::string_view here = text_.substr(i, from - i);
      if (text_[i] == '.' || here.starts_with("。")) return false;
      if (verbAt(i, kLosing)) return true;
      if (verbAt(i, kOtherVerbs)) return false;
    }
    return false;
  }

  [[nodiscard]] bool verbAt(std::size_t i, std::span<const std::string_view> verbs) const {
    return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
      const std::size_t end = i + verb.size();
      if (end > text_.size()) return false;
      for (std::size_t k = 0; k < verb.size(); ++k)
        if (lower(text_[i + k]) != verb[k]) return false;
      const bool english = isLetter(verb.front());
      return !english ||
             ((i == 0 || !isLetter(text_[i - 1])) && (end == text_.size() || !isLetter(text_[end])));
    });
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<SaidNumber> found_;
};

}  // namespace

std::vector<SaidNumber> saidNumbers(std::string_view text) {
  return Scan(text).all();
}

bool hasChinese(std::string_view text) {
  // U+3400 to U+9FFF, and what lies beyond U+20000: the lead bytes of their UTF-8.
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0u;
    if ((lead == 0xE3 && next >= 0x90) || (lead >= 0xE4 && lead <= 0xE9) || (lead == 0xF0 && next >= 0xA0))
      return true;
  }
  return false;
}

bool hasLetters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), isLetter);
}

}  // namespace lk::rules
