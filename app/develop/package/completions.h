// Shell completion scripts for commands, options, and the values of options.
#pragma once

#include "app/develop/package/command_tree.h"

namespace lk::app {

std::string bashCompletion(const CommandDescription& program);
std::string zshCompletion(const CommandDescription& program);
std::string fishCompletion(const CommandDescription& program);

}  // namespace lk::app
