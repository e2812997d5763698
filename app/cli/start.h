// What the program does without arguments.
#pragma once

#include "app/cli/console.h"

namespace lk::app {

/// Opens the window with the first camera, or with the virtual table if there is none. Without a display it
/// plays the same night as text. Returns the exit status. Throws OutputLost.
int start(int argc, char** argv, Console& console);

}  // namespace lk::app
