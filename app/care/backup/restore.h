// Brings back what a backup holds: checked to the last byte before anything is replaced.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// What a backup says of itself.
struct BackupDescription {
  int files = 0;
  std::string madeAt;  // ISO 8601, UTC
  std::string by;      // the version of the program
};

struct Restored {
  BackupDescription backup;
  std::string before;  // the folder in the data folder with what lay there; empty while it is only ordered
};

/// Replaces what the data folder holds by what the backup holds, whole or not at all, whenever the program is
/// killed. Refused, with nothing changed: a backup that is damaged, tampered with, another program's or a
/// newer one's, and a folder that another program uses.
Outcome<Restored> restoreNow(const std::string& file, const std::string& dataFolder);

/// The same for a program that uses the folder itself: checked and ordered now, done when it is started next.
Outcome<Restored> restoreAtNextStart(const std::string& file, const std::string& dataFolder);

}  // namespace lk::app
