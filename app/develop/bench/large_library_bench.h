// What a library costs as it grows.
#pragma once

#include "app/develop/bench/benches.h"

namespace lk::app {

/// Libraries of 100 to 100 000 synthetic cards in a file in `folder`: memory taken, time to open, time to
/// name a card, and how many cards get the answer that comparing with every reference gives. Takes some
/// minutes and 2 GB of disk.
Outcome<Done> benchLargeLibraries(const std::string& folder, const FigureSink& sink);

}  // namespace lk::app
