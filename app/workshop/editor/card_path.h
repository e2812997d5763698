// Paths inside a card: "effect/0/do/1/amount". Members of objects are given by name, items of lists by index
// from 0. The card itself is "".
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rules/text/json.h"

namespace lk::app {

/// Returns `path` extended by one step.
std::string stepInto(std::string_view path, std::string_view name);
std::string stepInto(std::string_view path, std::size_t item);
/// Returns the path without its last step, or the last step. For "" both are "".
std::string_view parentOf(std::string_view path);
std::string_view lastOf(std::string_view path);

/// Returns the value at a path; a null value if there is none.
const Json& valueAt(const Json& card, std::string_view path);
/// Returns the card with the value at `path` changed. Missing members on the way are created; if an item is
/// missing, nothing changes.
Json changedAt(const Json& card, std::string_view path, const std::function<void(Json&)>& change);

}  // namespace lk::app
