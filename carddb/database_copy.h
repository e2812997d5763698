// Copies any SQLite file, library or not, to a single self-contained file.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::carddb {

/// Copies the state of a SQLite file at one moment to a path where no file exists, even while others write to
/// it. The copy has no side files and has passed an integrity check. If copying fails, nothing is left
/// behind.
Outcome<Done> copyDatabase(const std::string& from, const std::string& to);

/// Returns the version of the SQLite library in use.
std::string sqliteVersion();

}  // namespace lk::carddb
