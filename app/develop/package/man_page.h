// The manual page, made from the command line's own help.
#pragma once

#include "app/develop/package/command_tree.h"

namespace lk::app {

/// troff, as man reads it.
std::string manPage(const CommandDescription& program, const std::string& version);

}  // namespace lk::app
