// Everything that can be wrong with a lesson file, told with its line.
#pragma once

#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/fault.h"

namespace lk::app {

/// See LessonReading. Lessons of other games than `kit` are faults as well.
std::vector<Fault> lessonFaults(const Json& lesson, const std::string& file, const GameKit& kit);

}  // namespace lk::app
