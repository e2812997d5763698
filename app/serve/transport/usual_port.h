// The port that phones reach the table by unless another is named.
#pragma once

#include <cstdint>

namespace lk::app {

inline constexpr std::uint16_t kUsualPort = 8443;

}  // namespace lk::app
