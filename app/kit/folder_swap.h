// Puts other contents into the data folder, whole or not at all, whenever the program is killed.
//
// What is to come lies complete in FOLDER/swap/new before anything is touched. Then all that was there moves
// to swap/old, `swap` becomes `swapped`, and what is new moves out of it. Each step is a renaming that can be
// gone on with from wherever it stopped; whoever uses the folder next does so first. Why not rename the
// folder itself: it may be a mount or a link, and its parent need not be ours.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Where to put the new contents. What an earlier, unfinished preparation left there is gone.
Outcome<std::string> prepareSwap(const std::string& folder);
/// The folder's name for what is prepared and not ordered. Unless somebody is at it, it was broken off.
inline constexpr char kPreparedSwap[] = "swap.part";
/// Throws away what was prepared.
void dropSwap(const std::string& folder);
/// What was prepared is complete: from now on it is what the folder will hold.
Outcome<Done> orderSwap(const std::string& folder);

/// Whether one is ordered and not finished.
bool swapOrdered(const std::string& folder);
/// Finishes what was ordered: the name of the folder within, "before-restore-1" say, that has what lay there
/// before. To be called by who has claimed the folder alone.
Outcome<std::string> finishSwap(const std::string& folder);

}  // namespace lk::app
