// Writes all data made by the user into one backup file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::app {

struct BackupMade {
  int files = 0;
  std::int64_t bytes = 0;      // total of the files
  std::vector<Fault> leftOut;  // files that could not be read or are damaged; all others are in the backup
};

/// Writes the backup of a data folder. It is written completely or not at all: an existing `out` is kept
/// until then. Programs may use the folder at the same time, even for a night: each file is copied in a
/// consistent state.
Outcome<BackupMade> writeBackup(const std::string& dataFolder, const std::string& out);

}  // namespace lk::app
