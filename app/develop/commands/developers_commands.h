// The subcommands for developers, in addition to those of the installed program.
#pragma once

#include "app/cli/command.h"

namespace lk::app {

/// In the order of `--help`.
Commands developersCommands();

std::unique_ptr<Command> makeShots();
std::unique_ptr<Command> makeBench();

}  // namespace lk::app
