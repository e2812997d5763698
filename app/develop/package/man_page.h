// The manual page, generated from the command line's help.
#pragma once

#include "app/develop/package/command_tree.h"

namespace lk::app {

/// Returns the page in troff.
std::string manPage(const CommandDescription& program, const std::string& version);

}  // namespace lk::app
