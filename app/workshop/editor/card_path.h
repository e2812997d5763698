// Places inside a card, as texts: "effect/0/do/1/amount". A member of an object by its name, an item of a
// list by its number from 0; the card itself is "".
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rules/text/json.h"

namespace lk::app {

/// `path` with one more step.
std::string stepInto(std::string_view path, std::string_view name);
std::string stepInto(std::string_view path, std::size_t item);
/// The path without its last step, and that step. Of "" both are "".
std::string_view parentOf(std::string_view path);
std::string_view lastOf(std::string_view path);

/// What stands at a place, or a null value.
const Json& valueAt(const Json& card, std::string_view path);
/// The card with what stands at `path` changed. Members on the way that are not there are made, items are
/// not: then nothing changes.
Json changedAt(const Json& card, std::string_view path, const std::function<void(Json&)>& change);

}  // namespace lk::app
