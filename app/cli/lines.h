// Reads JSON Lines from standard input or a file, with line numbers for faults.
#pragma once

#include <cstdio>
#include <functional>
#include <string>

#include "rules/text/json.h"

namespace lk::app {

inline constexpr std::size_t kMaxLine = 1u << 20;

/// Calls `take` with each line's JSON, or the fault in it. Empty lines are skipped. Fails if `in` cannot be
/// read to its end.
Outcome<Done> forEachJsonLine(std::FILE* in, const std::string& name,
                              const std::function<void(const Outcome<Json>&)>& take);

/// Returns the file's bytes. Fails if it is missing, a folder, unreadable, or larger than `limit`.
Outcome<std::string> readWholeFile(const std::string& path, std::size_t limit = 32u << 20);

}  // namespace lk::app
