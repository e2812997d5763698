// The schema of lesson files: the fields of each object and their allowed values. The reader and its test are
// driven by these tables.
//
// A text is an English sentence; an expression is described in expression.h; events are those of the
// command-line contract.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "app/learn/lessons/lesson.h"
#include "rules/text/fields.h"

namespace lk::app {

enum class LessonObject : std::uint8_t { lesson, step, quiz, option, fix, claim };

std::span<const Field> fieldsOf(LessonObject object);

/// The kinds of tasks, by their "for" field.
struct TaskSpec {
  std::string_view name;
  std::span<const Field> fields;
  std::span<const Mistake> mistakes;  // those that can be detected during the task
};
std::span<const TaskSpec> taskSpecs();

/// Returns the name of a mistake in lesson files ("one_die").
std::string_view nameOf(Mistake mistake);
std::optional<Mistake> mistakeFrom(std::string_view name);

}  // namespace lk::app
