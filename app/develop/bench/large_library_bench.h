// Measures how the costs of a library grow with its size.
#pragma once

#include "app/develop/bench/benches.h"

namespace lk::app {

/// Measures libraries of 100 to 100 000 synthetic cards in a file in `folder`: memory, time to open, time to
/// recognise a card, and how many cards get the same result as comparing with every reference. Takes some
/// minutes and 2 GB of disk.
Outcome<Done> benchLargeLibraries(const std::string& folder, const FigureSink& sink);

}  // namespace lk::app
