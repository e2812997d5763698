#include "app/cli/start.h"

#include <QGuiApplication>

#include "app/capture/scenes.h"
#include "app/cli/display.h"
#include "app/cli/watching/text_night.h"
#include "app/window/window_main.h"
#include "vision/nets/net_fault.h"

namespace lk::app {

namespace {

int playAsText(int& argc, char** argv, bool wayland, Console& console) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication fonts(argc, argv);
  console.print("Lampkeeper found no display, so it shows a night at the virtual table as text.\n");
  if (wayland) console.print("For a window on this Wayland desktop, install the package qt6-wayland.\n");
  console.print("\n");
  const Outcome<Done> printed = printNight(kFirstScene, console);
  return static_cast<int>(printed ? ExitStatus::done : console.unusable(printed.fault()));
}

}  // namespace

int start(int argc, char** argv, Console& console) {
  if (const auto fault = vision::faultOfNets())
    return static_cast<int>(console.unusable({fault->file, 0, fault->what, fault->cure}));
  const Display display = answeringDisplay(QCoreApplication::libraryPaths());
  if (display == Display::none || display == Display::waylandUnknown)
    return playAsText(argc, argv, display == Display::waylandUnknown, console);
  if (display == Display::wayland) qputenv("QT_QPA_PLATFORM", "wayland");  // otherwise Qt may try only X
  const QGuiApplication application(argc, argv);
  return runWindow({});
}

}  // namespace lk::app
