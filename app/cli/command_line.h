// The command line: parses the arguments and runs one subcommand.
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"

namespace lk::app {

/// Adds the name, the version and all of `commands` to an app. They must outlive it.
void declareCommandLine(CLI::App& app, const Commands& commands);

/// Runs the command line. Returns the process's exit status: 0 done; 1 something was refused, not found or
/// different; 2 unusable. `more` are subcommands in addition to those for users. Precondition: argc >= 2.
/// Throws OutputLost.
int runCommandLine(int argc, char** argv, Console& console, Commands more = {});

}  // namespace lk::app
