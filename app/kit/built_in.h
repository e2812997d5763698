// The files built into the program: packs, mats, rules, keywords.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Returns the text of a file by its path in the sources ("resources/cards/halfwish.json"). Fails if the file
/// is not built in.
Outcome<std::string> builtIn(const std::string& path);

}  // namespace lk::app
