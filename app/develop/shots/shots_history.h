// Screenshots of past nights: the list, a night's end, a step of its replay.
#pragma once

#include "app/develop/shots/take_page.h"

namespace lk::app {

class WindowEngine;

/// Plays the sample nights of `samples` into the journal at `nights`.
Outcome<Done> keepPastNights(const std::string& nights, const std::string& samples);

/// Plays the sample nights of `samples` into the journal at `nights`, which the window reads, and takes
/// screenshots of them.
Outcome<Done> takeHistory(WindowEngine& window, const std::string& nights, const std::string& samples,
                          const TakePage& take);

}  // namespace lk::app
