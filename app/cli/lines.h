// Reading JSON Lines from standard input or a file, with the line number for every complaint.
#pragma once

#include <cstdio>
#include <functional>
#include <string>

#include "rules/text/json.h"

namespace lk::app {

inline constexpr std::size_t kLongestLine = 1u << 20;

/// Calls `take` with each line's JSON or the fault in it; empty lines are skipped. A fault: `in` cannot be
/// read to its end.
Outcome<Done> forEachJsonLine(std::FILE* in, const std::string& name,
                              const std::function<void(const Outcome<Json>&)>& take);

/// The file's bytes. Faults: missing, a folder, unreadable, larger than `limit`.
Outcome<std::string> readWholeFile(const std::string& path, std::size_t limit = 32u << 20);

}  // namespace lk::app
