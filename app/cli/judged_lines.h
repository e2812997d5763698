// One JSON object in, one out, in the same order: the shape of `duel` and `tiebreak`.
#pragma once

#include <functional>

#include "app/cli/console.h"

namespace lk::app {

/// Answers every line of standard input; a line that cannot be judged gets {"error":...} in its place and
/// makes the status `different`. No line at all is unusable input.
ExitStatus judgeLines(Console& console, const std::function<Outcome<Json>(const Json&)>& judge);

}  // namespace lk::app
