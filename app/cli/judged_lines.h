// Reads one JSON object per line and writes one result per line, in the same order, for `duel` and
// `tiebreak`.
#pragma once

#include <functional>

#include "app/cli/console.h"

namespace lk::app {

/// Answers every line of standard input. A line that cannot be judged gets {"error":...} and makes the status
/// `different`. Empty input is unusable.
ExitStatus judgeLines(Console& console, const std::function<Outcome<Json>(const Json&)>& judge);

}  // namespace lk::app
