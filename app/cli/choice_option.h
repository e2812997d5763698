// An option whose value is one of a few words.
#pragma once

#include <map>
#include <string>

#include <CLI/CLI.hpp>

namespace lk::app {

/// Adds `name` to `app`; the word given sets `target`. Any other word is refused with the list of those that
/// are known. `target` must outlive the parsing.
template <class T, class Target>
CLI::Option* addChoice(CLI::App& app, const std::string& name, Target& target,
                       const std::map<std::string, T>& choices, const std::string& summary) {
  std::vector<std::string> words;
  for (const auto& [word, value] : choices) words.push_back(word);
  return app
      .add_option_function<std::string>(
          name, [&target, choices](const std::string& word) { target = choices.at(word); }, summary)
      ->check(CLI::IsMember(words));
}

}  // namespace lk::app
