#include "app/start.h"

#include <iostream>

#include <QDir>
#include <QGuiApplication>

#include "app/cli/console.h"
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

int playAsText(int& argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication fonts(argc, argv);
  std::cout << "Lampkeeper found no display, so it tells a night at the virtual table as text.\n\n";
  const Outcome<Done> told = tellNight(kFirstScene, std::cout);
  if (told) return 0;
  std::cerr << faultLine(told.fault()) << '\n';
  return 2;
}

}  // namespace

int start(int argc, char** argv) {
  if (!displayAnswers()) return playAsText(argc, argv);
  const QGuiApplication application(argc, argv);
  WindowOptions options;
  options.begin = anyCamera() ? WindowOptions::Begin::camera : WindowOptions::Begin::sample;
  return runWindow(options);
}

}  // namespace lk::app
