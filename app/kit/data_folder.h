// The folders for the user's data (nights, settings) and for data that can be created again.
#pragma once

#include <string>

#include "app/kit/data_names.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Returns the folder and creates it if missing: `wanted`, or if that is empty, `lampkeeper` in the user's
/// data folder (XDG_DATA_HOME). First finishes an interrupted restore or a scheduled deletion. Until the
/// program ends it counts as a user of the folder, and no other program may replace the contents.
Outcome<std::string> dataFolder(const std::string& wanted = {});

/// Does not claim the folder and finishes nothing. For code that will replace the contents, or only inspects
/// them.
Outcome<std::string> unclaimedDataFolder(const std::string& wanted = {});

/// Returns the folder for data that may be deleted at any time: `lampkeeper` in the user's cache folder
/// (XDG_CACHE_HOME).
Outcome<std::string> cacheFolder();

}  // namespace lk::app
