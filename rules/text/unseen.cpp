#include "rules/text/unseen.h"

#include <algorithm>
#include <array>

namespace lk {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};
constexpr bool isIn(Range range, char32_t c) {
  return c >= range.first && c <= range.last;
}

// Control and format characters, line separators, fillers and blanks (Unicode 15: Cc, Cf, Zl, Zp,
// Default_Ignorable).
constexpr std::array kUnseen{
    Range{0x0000, 0x001F},   Range{0x007F, 0x009F}, Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},
    Range{0x061C, 0x061C},   Range{0x115F, 0x1160}, Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200B},   Range{0x200E, 0x200F}, Range{0x2028, 0x202E},   Range{0x2060, 0x206F},
    Range{0x2800, 0x2800},   Range{0x3164, 0x3164}, Range{0xFE00, 0xFE0E},   Range{0xFEFF, 0xFEFF},
    Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB}, Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A},
    Range{0xE0000, 0xE0FFF},
};
constexpr char32_t kNonJoiner = 0x200C, kJoiner = 0x200D, kEmojiStyle = 0xFE0F;

// Arabic to Sinhala, and what follows them: joiners change the shape of their letters.
constexpr std::array kJoined{Range{0x0600, 0x0DFF}, Range{0x1000, 0x109F}, Range{0x1780, 0x17FF},
                             Range{0x1800, 0x18AF}, Range{0xFB50, 0xFDFF}};
constexpr std::array kPictures{Range{0x2190, 0x2BFF}, Range{0x3030, 0x303D}, Range{0x3297, 0x3299},
                               Range{0x1F000, 0x1FAFF}};

template <class Ranges>
bool isAmong(const Ranges& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(), [&](Range each) { return isIn(each, c); });
}

bool mayFollow(char32_t mark, char32_t before) {
  const bool picture = isAmong(kPictures, before) || before == kEmojiStyle;
  if (mark == kEmojiStyle)
    return picture || before == '#' || before == '*' || (before >= '0' && before <= '9');
  return isAmong(kJoined, before) || (mark == kJoiner && picture);
}

}  // namespace

std::u32string withoutUnseen(std::u32string_view text) {
  std::u32string seen;
  for (const char32_t c : text) {
    const bool mark = c == kNonJoiner || c == kJoiner || c == kEmojiStyle;
    if (mark ? !seen.empty() && mayFollow(c, seen.back()) : !isAmong(kUnseen, c)) seen += c;
  }
  while (!seen.empty() && (seen.back() == kNonJoiner || seen.back() == kJoiner)) seen.pop_back();
  return seen;
}

bool holdsUnseen(std::u32string_view text) {
  return withoutUnseen(text) != text;
}

}  // namespace lk
