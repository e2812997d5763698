// Names the program goes by.
#pragma once

namespace lk::app {

inline constexpr char kProgram[] = "lampkeeper";

}  // namespace lk::app
