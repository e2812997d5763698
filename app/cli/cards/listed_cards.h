// `cards list`: what libraries and packs hold.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"

namespace lk::app {

/// A line for each card; of a library one for each reference and one for each pack.
ExitStatus listCards(const std::vector<std::string>& files, Console& console);

}  // namespace lk::app
