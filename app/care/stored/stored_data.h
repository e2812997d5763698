// All data the program stores on this computer, for the user to see and delete.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/care/files/data_files.h"
#include "rules/text/fault.h"

namespace lk::app {

struct StoredData {
  DataKind what = DataKind::nights;
  std::vector<std::string> places;  // existing files and folders, absolute
  std::int64_t bytes = 0;           // total
};

/// Returns what exists now, in the order of `DataKind`. Pass an empty folder name for one that is not used.
std::vector<StoredData> storedData(const std::string& dataFolder, const std::string& cacheFolder);

/// Schedules the deletion of everything before the folder is used next. A scheduled restore is deleted, too.
Outcome<Done> deleteAllAtNextStart(const std::string& dataFolder);

}  // namespace lk::app
