// Whether there is a display to open a window on.
#pragma once

#include <QStringList>

namespace lk::app {

enum class Display {
  none,
  told,            // QT_QPA_PLATFORM names a platform
  x11,             // DISPLAY answers
  wayland,         // WAYLAND_DISPLAY alone answers
  waylandUnknown,  // the same, but Qt's plugin for it is not installed
};

/// The display that answers. Qt itself ends the program when it cannot connect, so this is asked first.
/// `pluginFolders` are where Qt looks for its plugins.
Display answeringDisplay(const QStringList& pluginFolders);

}  // namespace lk::app
