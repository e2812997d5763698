// An option with a language of the program as its value.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/phrases/translation.h"

namespace lk::app {

/// Adds --language to `app`. Its value must be the id of an available language; other words are rejected with
/// a list of them. `target` must outlive the parsing.
inline CLI::Option* addLanguage(CLI::App& app, std::string& target, const std::string& summary) {
  std::vector<std::string> ids;
  for (const QString& id : Translation::languages()) ids.push_back(id.toStdString());
  return app.add_option("--language", target, summary)->check(CLI::IsMember(ids));
}

}  // namespace lk::app
