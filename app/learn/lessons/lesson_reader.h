// Reads lesson files. What a lesson may hold is in lesson_fields.h; nothing is guessed or left out.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/lesson.h"
#include "rules/text/fault.h"

namespace lk::app {

/// The lesson in `text`, and every fault found on the way, each with its line: unknown and missing fields,
/// values that do not fit, mistakes a task cannot see, events the game does not know, cards it does not have,
/// {braces} and facts nothing fills. `translations` say it in other languages; their faults are among them.
struct LessonReading {
  Lesson lesson;  // whole only without faults
  std::vector<Fault> faults;
};
LessonReading readLesson(std::string_view text, const std::string& file, const GameKit& kit,
                         const std::vector<TranslatedFile>& translations = {});

/// Whether the program brings lessons along for a game.
bool hasLessons(std::string_view game);

/// Those lessons, in their order. Fault: the first of any of them.
Outcome<std::vector<std::shared_ptr<const Lesson>>> loadLessons(const GameKit& kit);

}  // namespace lk::app
