// The default port of the phone server.
#pragma once

#include <cstdint>

namespace lk::app {

inline constexpr std::uint16_t kDefaultPort = 8443;

}  // namespace lk::app
