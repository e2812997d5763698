// Restores a backup, after checking all of it.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// A backup's description of itself.
struct BackupDescription {
  int files = 0;
  std::string madeAt;  // ISO 8601, UTC
  std::string by;      // the program's version
};

struct Restored {
  BackupDescription backup;
  /// The folder in the data folder that has the earlier contents; empty if the restore is only scheduled.
  std::string before;
};

/// Replaces the contents of the data folder by those of the backup, completely or not at all, even if the
/// program is killed. Fails without changing anything if the backup is damaged, was modified, or was written
/// by another program or a newer version, or if another program uses the folder.
Outcome<Restored> restoreNow(const std::string& file, const std::string& dataFolder);

/// Does the same for a program that uses the folder itself: checks the backup now and restores it at the next
/// start.
Outcome<Restored> restoreAtNextStart(const std::string& file, const std::string& dataFolder);

}  // namespace lk::app
