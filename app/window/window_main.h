// Runs the program's window.
#pragma once

#include <string>

namespace lk::app {

struct WindowOptions {
  std::string dataFolder;  // folder of nights and settings; empty: the platform's usual place
};

/// Opens the window and returns the exit status of the process when it is closed. Precondition: a
/// QGuiApplication exists.
int runWindow(const WindowOptions& options);

}  // namespace lk::app
