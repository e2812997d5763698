// The subcommands that developers have beside those of the program that is installed.
#pragma once

#include "app/cli/command.h"

namespace lk::app {

/// In the order `--help` lists them.
Commands developersCommands();

std::unique_ptr<Command> makeShots();
std::unique_ptr<Command> makeBench();

}  // namespace lk::app
