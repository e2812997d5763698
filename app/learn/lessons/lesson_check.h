// Checks lesson files. Each fault names its line.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Returns every sentence in a lesson's file.
std::set<std::string> sentencesOf(const Json& lesson);

/// Returns the faults of a translation file: unknown and invalid fields, sentences the lesson does not have,
/// and {braces} that differ from the original's.
std::vector<Fault> translationFaults(const Json& translation, const std::string& file, const Json& lesson);

/// Returns the faults of a lesson file; see LessonReading. A lesson for another game than `kit` is a fault as
/// well.
std::vector<Fault> lessonFaults(const Json& lesson, const std::string& file, const GameKit& kit);

}  // namespace lk::app
