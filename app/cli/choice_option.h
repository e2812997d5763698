// An option with a fixed set of words as its values.
#pragma once

#include <map>
#include <string>

#include <CLI/CLI.hpp>

namespace lk::app {

/// Adds option `name` to `app`; its value sets `target`. Other words are rejected with a list of the allowed
/// ones. `target` must outlive the parsing.
template <class T, class Target>
CLI::Option* addChoice(CLI::App& app, const std::string& name, Target& target,
                       const std::map<std::string, T>& choices, const std::string& summary) {
  std::vector<std::string> words;
  words.reserve(choices.size());
  for (const auto& [word, value] : choices) words.push_back(word);
  return app
      .add_option_function<std::string>(
          name, [&target, choices](const std::string& word) { target = choices.at(word); }, summary)
      ->check(CLI::IsMember(words));
}

}  // namespace lk::app
