// External programs that are started during a night. Each may be missing.
#pragma once

namespace lk::app {

inline constexpr char kSpeaker[] = "espeak-ng";
inline constexpr char kSounder[] = "aplay";

}  // namespace lk::app
