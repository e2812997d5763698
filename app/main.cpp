#include <iostream>

#include "app/capture/quiet.h"
#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/standard_streams.h"
#include "app/cli/start.h"
#include "app/kit/memory.h"
#ifdef LK_DEVELOPERS
#include "app/develop/commands/developers_commands.h"
#endif

namespace {

/// Returns the subcommands for developers, which are not part of the installed program.
lk::app::Commands moreCommands() {
#ifdef LK_DEVELOPERS
  return lk::app::developersCommands();
#else
  return {};
#endif
}

}  // namespace

int main(int argc, char** argv) {
  const bool hasOutput = lk::app::reserveStandardStreams();
  if (argc > 1) lk::app::keepPictureMemory();
  lk::app::silenceLibraries();
  lk::app::Console console(std::cout, std::cerr);
  if (argc > 1 && !hasOutput)
    return static_cast<int>(
        console.unusable({"standard output", 0, "is closed", "let it lead to a file or another program"}));
  try {
    return argc > 1 ? lk::app::runCommandLine(argc, argv, console, moreCommands())
                    : lk::app::start(argc, argv, console);
  } catch (const lk::app::OutputLost& lost) {
    return static_cast<int>(console.lost(lost));
  }
}
