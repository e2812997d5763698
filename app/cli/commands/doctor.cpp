#include "app/care/doctor/doctor.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/kit/data_folder.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

class Doctor final : public Command {
 public:
  const char* name() const override { return "doctor"; }
  const char* summary() const override { return "Check this computer: what works, and what to fix"; }
  Application application() const override { return Application::drawing; }
  void declare(CLI::App&) override {}

  ExitStatus run(Console& console) override {
    const Outcome<std::string> folder = unclaimedDataFolder();
    const Translation english(QStringLiteral("en"));  // for plural forms
    // The platform this program paints with is not the display on which the window would open.
    qunsetenv("QT_QPA_PLATFORM");
    const Display display = answeringDisplay(QCoreApplication::libraryPaths());
    const bool window = display != Display::none && display != Display::waylandUnknown;
    ExitStatus status = ExitStatus::done;
    for (const CheckUp& each : examine(folder ? *folder : folder.fault().file, window)) {
      if (!each.ok) status = ExitStatus::different;
      console.line(Json::object({{"check", each.check}, {"ok", each.ok}, {"says", each.says.toStdString()}}));
    }
    return status;
  }
};

}  // namespace

std::unique_ptr<Command> makeDoctor() {
  return std::make_unique<Doctor>();
}

}  // namespace lk::app
