// Reads lesson files. lesson_fields.h defines their fields; unknown content is a fault.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/lesson.h"
#include "rules/text/fault.h"

namespace lk::app {

/// The lesson in `text`, and all faults found, each with its line: unknown and missing fields, invalid
/// values, mistakes that a task cannot detect, events and cards unknown to the game, {braces} and facts that
/// have no value. Faults of `translations` are included.
struct LessonReading {
  Lesson lesson;  // complete only if there are no faults
  std::vector<Fault> faults;
};
LessonReading readLesson(std::string_view text, const std::string& file, const GameKit& kit,
                         const std::vector<TranslatedFile>& translations = {});

/// Returns whether the program has lessons for a game.
bool hasLessons(std::string_view game);

/// Returns those lessons, in order. Fails with the first fault of any of them.
Outcome<std::vector<std::shared_ptr<const Lesson>>> loadLessons(const GameKit& kit);

}  // namespace lk::app
