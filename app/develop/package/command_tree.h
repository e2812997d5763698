// The command line as data, for generating documentation and completion scripts.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lk::app {

/// An option or positional. `value` is the name of its value; empty for a switch. `words` are the allowed
/// values; empty if any is.
struct OptionDescription {
  std::string name;  // "--out"; for a positional "FILE"
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

/// Returns the whole tree of an app: its options, and its subcommands with theirs.
CommandDescription describeCommand(const CLI::App& app);

}  // namespace lk::app
