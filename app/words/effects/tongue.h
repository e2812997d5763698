// The languages cards are printed in. What the window speaks is another matter: a card carries both texts.
#pragma once

#include <cstdint>

namespace lk::app {

enum class Tongue : std::uint8_t { english, chinese };

}  // namespace lk::app
