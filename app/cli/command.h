// One subcommand of the command line: its options and what it does.
#pragma once

#include <memory>
#include <vector>

#include "app/cli/console.h"

namespace CLI {
class App;
}

namespace lk::app {

/// The kind of Qt application a command needs.
enum class Application {
  none,
  core,    // without fonts; needed by databases
  drawing  // with fonts and painting, for cards, stage and windows; works without a display
};

class Command {
 public:
  virtual ~Command() = default;
  [[nodiscard]] virtual const char* name() const = 0;
  [[nodiscard]] virtual const char* summary() const = 0;
  /// Declares options and positionals; CLI11 writes their values into the command.
  virtual void declare(CLI::App& app) = 0;
  /// Returns the application it needs. Called after its arguments are parsed.
  [[nodiscard]] virtual Application application() const { return Application::none; }
  /// Returns whether it recognises pictures and so needs the trained networks.
  [[nodiscard]] virtual bool recognises() const { return false; }
  virtual ExitStatus run(Console& console) = 0;
};

using Commands = std::vector<std::unique_ptr<Command>>;

/// Returns all subcommands for users, in the order of `--help`. Adding one touches its own file, this header
/// and the list in command_line.cpp.
Commands allCommands();

std::unique_ptr<Command> makeRecognise();
std::unique_ptr<Command> makeEnrol();
std::unique_ptr<Command> makeWatch();
std::unique_ptr<Command> makeStage();
std::unique_ptr<Command> makeDuel();
std::unique_ptr<Command> makeTiebreak();
std::unique_ptr<Command> makeCoach();
std::unique_ptr<Command> makeReplay();
std::unique_ptr<Command> makeCompose();
std::unique_ptr<Command> makeSimulate();
std::unique_ptr<Command> makePrint();
std::unique_ptr<Command> makeCards();
std::unique_ptr<Command> makeServe();
std::unique_ptr<Command> makeLeague();
std::unique_ptr<Command> makeDoctor();
std::unique_ptr<Command> makeBackup();
std::unique_ptr<Command> makeRestore();

}  // namespace lk::app
