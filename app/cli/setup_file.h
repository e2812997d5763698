// A file that says how a night begins.
#pragma once

#include <string>
#include <vector>

#include "stage/stage.h"

namespace lk::app {

/// The events of a set-up file, to be said before anything else: one JSON object a line, or one over several
/// lines (the event itself, or a scene with its "setup").
Outcome<std::vector<stage::TimedEvent>> readSetup(const std::string& file);
/// The game that they name; empty when none does.
std::string gameNamedIn(const std::vector<stage::TimedEvent>& said);

}  // namespace lk::app
