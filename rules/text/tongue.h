// The languages that cards, rules and lessons are written in; each carries the texts of both.
#pragma once

#include <cstdint>

namespace lk {

enum class Tongue : std::uint8_t { english, chinese };

}  // namespace lk
