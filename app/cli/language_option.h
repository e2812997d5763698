// The option that names a language of the program.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/phrases/translation.h"

namespace lk::app {

/// Adds --language to `app`: the id of a language there is; any other word is refused with the list of them.
/// `target` must outlive the parsing.
inline CLI::Option* addLanguage(CLI::App& app, std::string& target, const std::string& summary) {
  std::vector<std::string> ids;
  for (const QString& id : Translation::languages()) ids.push_back(id.toStdString());
  return app.add_option("--language", target, summary)->check(CLI::IsMember(ids));
}

}  // namespace lk::app
