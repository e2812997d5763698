// Everything that can be wrong with a lesson file, told with its line.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Every sentence of a lesson's file.
std::set<std::string> sentencesOf(const Json& lesson);

/// What is wrong with a file that says a lesson's sentences in another language: unknown and misshapen
/// fields, sentences the lesson does not have, other {braces} than theirs.
std::vector<Fault> translationFaults(const Json& translation, const std::string& file, const Json& lesson);

/// See LessonReading. Lessons of other games than `kit` are faults as well.
std::vector<Fault> lessonFaults(const Json& lesson, const std::string& file, const GameKit& kit);

}  // namespace lk::app
