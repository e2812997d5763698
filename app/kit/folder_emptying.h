// Deletes the user's data from the data folder: scheduled while the program uses it, done before it is used
// next.
//
// The order is a file in the folder with a list of names. It is deleted last, so that an interrupted deletion
// continues. Only the listed names are deleted, because the user may have chosen a folder with other files.
#pragma once

#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::app {

/// Returns whether a file or folder `name` is deleted with `ordered`: it has that name, or is a companion
/// file of it ("nights.lkdb-wal", "nights.lkdb.bak-7"). If `ordered` ends with a hyphen, it is a prefix.
bool goesWith(const std::string& name, const std::string& ordered);

/// Schedules the deletion. `names` are files and folders directly in the folder, which need not exist yet.
Outcome<Done> scheduleDeletion(const std::string& folder, const std::vector<std::string>& names);
/// Cancels a scheduled deletion.
void cancelDeletion(const std::string& folder);
bool deletionScheduled(const std::string& folder);
/// Deletes what was scheduled. Precondition: the caller has claimed the folder exclusively.
Outcome<Done> finishDeletion(const std::string& folder);

}  // namespace lk::app
