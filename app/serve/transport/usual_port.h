// The default port of the phone server.
#pragma once

#include <cstdint>

namespace lk::app {

inline constexpr std::uint16_t kUsualPort = 8443;

}  // namespace lk::app
