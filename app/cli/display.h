// Finds out whether there is a display on which a window can be opened.
#pragma once

#include <QStringList>

namespace lk::app {

enum class Display {
  none,
  named,           // QT_QPA_PLATFORM names a platform
  x11,             // the X server of DISPLAY answers
  wayland,         // only the server of WAYLAND_DISPLAY answers
  waylandUnknown,  // the same, but Qt's plugin for it is not installed
};

/// Returns the display that answers. Needed before Qt starts, because Qt ends the program if it cannot
/// connect. `pluginFolders` are the folders where Qt looks for its plugins.
Display answeringDisplay(const QStringList& pluginFolders);

}  // namespace lk::app
