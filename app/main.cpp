#include "app/capture/quiet.h"
#include "app/cli/command_line.h"
#include "app/start.h"

int main(int argc, char** argv) {
  lk::app::silenceLibraries();
  return argc > 1 ? lk::app::runCommandLine(argc, argv) : lk::app::start(argc, argv);
}
