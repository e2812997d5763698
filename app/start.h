// What happens when the program is started without arguments.
#pragma once

namespace lk::app {

/// Opens the window with the first camera, or with the virtual table where there is none. Without a display
/// it plays the same night as text. Returns the exit status.
int start(int argc, char** argv);

}  // namespace lk::app
