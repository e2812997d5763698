#include <iostream>

#include "app/capture/quiet.h"
#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/start.h"
#include "app/kit/memory.h"

int main(int argc, char** argv) {
  if (argc > 1) lk::app::keepMemoryOfPictures();
  lk::app::silenceLibraries();
  lk::app::Console console(std::cout, std::cerr);
  try {
    return argc > 1 ? lk::app::runCommandLine(argc, argv, console) : lk::app::start(argc, argv, console);
  } catch (const lk::app::OutputLost& lost) {
    return static_cast<int>(console.lost(lost));
  }
}
