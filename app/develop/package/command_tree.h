// The command line as data, for pages and scripts that are made from it.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lk::app {

/// `value` names what follows it; empty for a switch. `words` are the values it knows, none where any goes.
struct OptionDescription {
  std::string name;  // "--out", or of a positional "FILE"
  std::string value;
  std::string summary;
  std::vector<std::string> words;
  bool positional = false;
  bool required = false;
  bool several = false;
};

struct CommandDescription {
  std::string name;
  std::string summary;
  std::vector<OptionDescription> options;
  std::vector<CommandDescription> commands;
};

/// All of an app: its own options, and its subcommands with theirs.
CommandDescription describeCommand(const CLI::App& app);

}  // namespace lk::app
