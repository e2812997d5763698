#include "app/cli/command_line.h"

#include <algorithm>
#include <iterator>
#include <sstream>

#include <CLI/CLI.hpp>
#include <QGuiApplication>

#include "app/care/versions.h"
#include "vision/nets/net_fault.h"

namespace lk::app {

Commands allCommands() {
  Commands commands;
  for (const auto make : {makeRecognise, makeEnrol, makeWatch, makeStage, makeDuel, makeTiebreak, makeCoach,
                          makeReplay, makeCompose, makeSimulate, makePrint, makeCards, makeLeague, makeServe,
                          makeDoctor, makeBackup, makeRestore})
    commands.push_back(make());
  return commands;
}

namespace {

/// Creates the Qt application that a command needs, without a window; null if it needs none.
std::unique_ptr<QCoreApplication> made(Application application, int& argc, char** argv) {
  switch (application) {
    case Application::none:
      return nullptr;
    case Application::core:
      return std::make_unique<QCoreApplication>(argc, argv);
    case Application::drawing:
      break;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  return std::make_unique<QGuiApplication>(argc, argv);
}

/// Reports an unknown argument before a missing one, because it is often the reason why one is missing.
std::string whatIsWrong(const CLI::ParseError& error, const CLI::App& app) {
  const std::vector<std::string> unknown = app.remaining(true);
  const bool missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  return missing && !unknown.empty() ? "unknown argument '" + unknown.front() + "'"
                                     : std::string(error.what());
}

ExitStatus refuseArguments(const std::string& what, const std::string& command, Console& console) {
  return console.unusable({"arguments", 0, what, "see lampkeeper " + command + "--help"});
}

}  // namespace

void declareCommandLine(CLI::App& app, const Commands& commands) {
  app.name("lampkeeper");
  app.description(
      "Lampkeeper: the gamemaster that sees the table. Without a subcommand it opens the window.");
  app.require_subcommand(1);
  app.set_version_flag(
      "--version", [] { return versionText(); }, "Print the version and those of its libraries, and exit");
  for (const auto& command : commands)
    command->declare(*app.add_subcommand(command->name(), command->summary()));
}

int runCommandLine(int argc, char** argv, Console& console, Commands more) {
  Commands commands = allCommands();
  std::move(more.begin(), more.end(), std::back_inserter(commands));
  CLI::App app;
  declareCommandLine(app, commands);

  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // help or version
    std::ostringstream text;
    const int status = app.exit(asked, text, text);
    console.print(text.str());
    return status;
  } catch (const CLI::ParseError& error) {
    std::string named;
    for (const auto& command : commands)
      if (app.got_subcommand(command->name())) named = std::string(command->name()) + " ";
    return static_cast<int>(refuseArguments(whatIsWrong(error, app), named, console));
  }
  for (const auto& command : commands) {
    if (!app.got_subcommand(command->name())) continue;
    if (command->recognises())
      if (const auto fault = vision::faultOfNets())
        return static_cast<int>(console.unusable({fault->file, 0, fault->what, fault->cure}));
    const auto application = made(command->application(), argc, argv);
    return static_cast<int>(command->run(console));
  }
  return static_cast<int>(ExitStatus::unusable);
}

}  // namespace lk::app
