// The files that are part of the program: packs, mats, rules, keywords.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// The text of a file by its path in the sources ("resources/cards/halfwish.json"). A fault where it was not
/// built in.
Outcome<std::string> builtIn(const std::string& path);

}  // namespace lk::app
