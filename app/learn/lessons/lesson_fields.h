// The closed vocabulary of lesson files: which object has which fields, and what each may hold. The reader
// and its test are driven by these tables.
//
// A text is {"en", "zh"}; an expression is described in expression.h; events are those of the command-line
// contract.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/learn/lessons/lesson.h"
#include "rules/text/fault.h"

namespace lk::app {

enum class LessonShape : std::uint8_t {
  text,         // {"en", "zh"}, neither empty
  word,         // letters, digits, "_", "-"
  number,       // 0 to 1000
  boolean,      //
  expression,   //
  expressions,  // an object of expressions, by name
  event,        // an object with "e"
  events,       // a list of them, not empty
  seats,        // "A", "B" or "both"
  seat,         // "A" or "B"
  cards,        // a list of card ids, of ids with "|" between, or "*"
  rules,        // a list of rule numbers
  list,         // of objects that have a table of their own
  object        // an object that has a table of its own
};

struct LessonField {
  std::string_view name;
  LessonShape shape;
  bool required = true;
};

enum class LessonObject : std::uint8_t { lesson, step, quiz, question, option, fix };

std::span<const LessonField> fieldsOf(LessonObject object);

/// The kinds of tasks by their "for", and what each has besides "for" and "fixes".
struct TaskSpec {
  std::string_view name;
  std::span<const LessonField> fields;
  std::span<const Mistake> mistakes;  // those that can be seen while it is awaited
};
std::span<const TaskSpec> taskSpecs();

/// A mistake as lesson files write it ("one_die").
std::string_view nameOf(Mistake mistake);
std::optional<Mistake> mistakeFrom(std::string_view name);

/// Adds every unknown, missing and misshapen field of `object`. `whose` names it in sentences: "a step".
void checkLessonObject(const Json& object, std::span<const LessonField> fields, const std::string& whose,
                       std::string_view file, std::vector<Fault>& faults);

}  // namespace lk::app
