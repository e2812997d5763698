// Any SQLite file, a library or not, as one that stands by itself.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::carddb {

/// Copies a SQLite file as it is at one moment, whoever writes to it meanwhile, to a path where nothing is
/// yet. The copy has no files beside it and was found sound. A copy that fails leaves nothing.
Outcome<Done> copyDatabase(const std::string& from, const std::string& to);

/// Returns the version of the SQLite library in use.
std::string sqliteVersion();

}  // namespace lk::carddb
