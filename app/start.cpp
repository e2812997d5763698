#include "app/start.h"

#include <QDir>
#include <QGuiApplication>

#include "app/cli/watching/text_night.h"
#include "app/display.h"
#include "app/kit/scenes.h"
#include "app/window/window_main.h"

namespace lk::app {

namespace {

/// Whether the system knows a camera at all.
bool anyCamera() {
  return !QDir(QStringLiteral("/sys/class/video4linux"))
              .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
              .isEmpty();
}

int playAsText(int& argc, char** argv, Console& console) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication fonts(argc, argv);
  console.tell("Lampkeeper found no display, so it tells a night at the virtual table as text.\n\n");
  const Outcome<Done> told = tellNight(kFirstScene, console);
  return static_cast<int>(told ? ExitStatus::done : console.unusable(told.fault()));
}

}  // namespace

int start(int argc, char** argv, Console& console) {
  if (!displayAnswers()) return playAsText(argc, argv, console);
  const QGuiApplication application(argc, argv);
  WindowOptions options;
  options.begin = anyCamera() ? WindowOptions::Begin::camera : WindowOptions::Begin::sample;
  return runWindow(options);
}

}  // namespace lk::app
