#include "app/develop/package/command_tree.h"

#include <algorithm>
#include <sstream>

#include <CLI/CLI.hpp>

namespace lk::app {

namespace {

/// Returns the words of a choice from its type, "TEXT:{en,zh}".
std::vector<std::string> wordsOf(const std::string& type) {
  const std::size_t open = type.find('{'), close = type.rfind('}');
  std::vector<std::string> words;
  if (open == std::string::npos || close == std::string::npos) return words;
  std::istringstream list(type.substr(open + 1, close - open - 1));
  for (std::string word; std::getline(list, word, ',');) words.push_back(word);
  return words;
}

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

OptionDescription describeOption(const CLI::Option& option) {
  OptionDescription description;
  description.positional = option.get_positional();
  description.name =
      description.positional ? upper(option.get_name(true)) : "--" + option.get_lnames().front();
  description.summary = option.get_description();
  description.required = option.get_required();
  description.several = option.get_items_expected_max() > 1;
  description.words = wordsOf(option.get_type_name());
  const bool takesValue = option.get_items_expected_max() > 0;
  if (takesValue && !description.positional) description.value = description.words.empty() ? "VALUE" : "WORD";
  return description;
}

}  // namespace

CommandDescription describeCommand(const CLI::App& app) {
  CommandDescription description{app.get_name(), app.get_description(), {}, {}};
  for (const CLI::Option* option : app.get_options())
    if (option->get_positional() || !option->get_lnames().empty())
      description.options.push_back(describeOption(*option));
  for (const CLI::App* below : app.get_subcommands({}))
    description.commands.push_back(describeCommand(*below));
  return description;
}

}  // namespace lk::app
