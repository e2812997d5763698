// A file with the setup of a night.
#pragma once

#include <string>
#include <vector>

#include "stage/stage.h"

namespace lk::app {

/// Returns the events of a setup file, to be taken before all others. The file has one JSON object per line,
/// or one over several lines (the event itself, or a scene with its "setup").
Outcome<std::vector<stage::TimedEvent>> readSetup(const std::string& file);
/// Returns the game named in the events; empty if there is none.
std::string gameNamedIn(const std::vector<stage::TimedEvent>& events);

}  // namespace lk::app
