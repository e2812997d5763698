// Keeps the tokens of a night's pages, so that after a restart the same phones go on with the same night.
#pragma once

#include <cstdint>
#include <string>

#include "app/serve/passes/passes.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Id of a night in the journal; 0: it is not journalled, and nothing is kept of it.
using JournalNight = std::int64_t;

/// Returns the tokens that were kept for this night in a folder; new ones if there are none, or they cannot
/// be read.
Passes keptPasses(const std::string& folder, JournalNight night, std::size_t seats);

/// Writes the tokens of a night to a file that only its owner can read, in place of those of any other night.
/// The folder exists, and only its owner can enter it.
Outcome<Done> keepPasses(const std::string& folder, JournalNight night, const Passes& passes);

}  // namespace lk::app
