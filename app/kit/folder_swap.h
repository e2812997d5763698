// Replaces the contents of the data folder, completely or not at all, even if the program is killed.
//
// The new contents are completed in FOLDER/swap.part/new, and `swap.part` is renamed to `swap`. Then all old
// contents are moved to swap/old, `swap` is renamed to `swapped`, and the new contents are moved out of it.
// Each step is a rename that can continue from where it stopped, and the next user of the folder does so
// first. The folder itself is not renamed, because it may be a mount point or a link, and the program may
// have no rights on its parent.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Returns the folder for the new contents. Deletes those of an earlier, unfinished preparation.
Outcome<std::string> prepareSwap(const std::string& folder);
/// The folder with prepared contents that are not scheduled yet. If no program is working on it, the
/// preparation was interrupted.
inline constexpr char kPreparedSwap[] = "swap.part";
/// Deletes the prepared contents.
void dropSwap(const std::string& folder);
/// Schedules the prepared contents, which must be complete, to replace the folder's.
Outcome<Done> scheduleSwap(const std::string& folder);

/// Returns whether a replacement is scheduled or unfinished.
bool swapScheduled(const std::string& folder);
/// Finishes the replacement. Returns the name of the folder inside it that has the earlier contents, for
/// example "before-restore-1". Precondition: the caller has claimed the folder exclusively.
Outcome<std::string> finishSwap(const std::string& folder);

}  // namespace lk::app
