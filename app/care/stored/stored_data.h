// All that the program keeps on this computer, for people to see and to delete.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/care/files/data_files.h"
#include "rules/text/fault.h"

namespace lk::app {

struct StoredData {
  DataKind what = DataKind::nights;
  std::vector<std::string> places;  // files and folders that are there, absolute
  std::int64_t bytes = 0;           // of all of them
};

/// What there is now, in the order of `DataKind`. An empty folder stands for one that is not used.
std::vector<StoredData> storedData(const std::string& dataFolder, const std::string& cacheFolder);

/// Orders that all of it is deleted before the folder is used next; what was to be restored then goes, too.
Outcome<Done> deleteAllAtNextStart(const std::string& dataFolder);

}  // namespace lk::app
