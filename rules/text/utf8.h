// UTF-8, byte by byte.
#pragma once

#include <string_view>

namespace lk {

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Length of the valid UTF-8 sequence at the front of `s`, 0 when it is none (RFC 3629).
inline std::size_t utf8Length(std::string_view s) {
  const auto at = [&](std::size_t i) { return i < s.size() ? static_cast<unsigned char>(s[i]) : 0u; };
  const auto tail = [&](std::size_t i) { return (at(i) & 0xC0u) == 0x80u; };
  const unsigned c = at(0);
  if (c < 0x80) return 1;
  if (c >= 0xC2 && c <= 0xDF) return tail(1) ? 2 : 0;
  if (c >= 0xE0 && c <= 0xEF) {
    const bool shortest = c != 0xE0 || at(1) >= 0xA0;
    const bool noSurrogate = c != 0xED || at(1) < 0xA0;
    return shortest && noSurrogate && tail(1) && tail(2) ? 3 : 0;
  }
  if (c >= 0xF0 && c <= 0xF4) {
    const bool inRange = (c != 0xF0 || at(1) >= 0x90) && (c != 0xF4 || at(1) < 0x90);
    return inRange && tail(1) && tail(2) && tail(3) ? 4 : 0;
  }
  return 0;
}

}  // namespace lk
