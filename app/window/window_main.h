// The window for people.
#pragma once

#include <string>

namespace lk::app {

struct WindowOptions {
  std::string dataFolder;  // where nights and settings are kept; empty: the usual place of the platform
};

/// Opens the window and returns when it is closed, with the process's exit status. Precondition: a
/// QGuiApplication.
int runWindow(const WindowOptions& options);

}  // namespace lk::app
