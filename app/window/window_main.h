// The window for people.
#pragma once

#include <string>

namespace lk::app {

struct WindowOptions {
  enum class Begin {
    home,    // people choose
    sample,  // the sample night begins at once
    camera   // people choose, with the focus on beginning with the camera
  };
  Begin begin = Begin::home;
  std::string dataFolder;  // where nights and settings are kept; empty: the usual place of the platform
};

class TableWorker;
class WindowEngine;

/// Lets the C library keep less of what is freed: pictures come and go on several threads. Before the first
/// of them.
void keepMemorySmall();
/// What crosses threads between a night and the window; once, before the first of them.
void registerNightTypes();
/// Joins the worker of a night to what the window shows and says.
void connectWorker(TableWorker& worker, WindowEngine& window);

/// Opens the window and returns when it is closed, with the process's exit status. Precondition: a
/// QGuiApplication.
int runWindow(const WindowOptions& options);

}  // namespace lk::app
