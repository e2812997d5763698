// Writes all that people made into one file, to be kept elsewhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::app {

struct BackupMade {
  int files = 0;
  std::int64_t bytes = 0;      // of them
  std::vector<Fault> leftOut;  // what could not be read, or is damaged; all else is in it
};

/// Writes the backup of a data folder, whole or not at all: what stood under `out` stays until it is done.
/// Programs may use the folder meanwhile, and a night may be on: each file is as it was at one moment.
Outcome<BackupMade> writeBackup(const std::string& dataFolder, const std::string& out);

}  // namespace lk::app
