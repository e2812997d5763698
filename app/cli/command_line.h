// The command line: parses the arguments and runs one subcommand.
#pragma once

namespace lk::app {

/// Returns the process's exit status: 0 done, 1 something was refused, not found or different, 2 unusable.
/// Precondition: argc >= 2.
int runCommandLine(int argc, char** argv);

}  // namespace lk::app
