// The programs of others that are started while a night is on. Each may be missing.
#pragma once

namespace lk::app {

inline constexpr char kSpeaker[] = "espeak-ng";
inline constexpr char kSounder[] = "aplay";

}  // namespace lk::app
