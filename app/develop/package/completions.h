// What shells complete: commands, options, and the words that options know.
#pragma once

#include "app/develop/package/command_tree.h"

namespace lk::app {

std::string bashCompletion(const CommandTold& program);
std::string zshCompletion(const CommandTold& program);
std::string fishCompletion(const CommandTold& program);

}  // namespace lk::app
