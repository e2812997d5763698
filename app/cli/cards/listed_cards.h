// `cards list`: the contents of libraries and packs.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"

namespace lk::app {

/// Writes a line for each card of a pack; for a library, a line for each reference and each pack.
ExitStatus listCards(const std::vector<std::string>& files, Console& console);

}  // namespace lk::app
