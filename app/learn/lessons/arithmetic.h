// Integer arithmetic in lesson files: "25 - abs($dvA - $dvB)".
//
// comparison := sum [("==" | "!=" | "<" | "<=" | ">" | ">=") sum]
// sum        := product {("+" | "-") product}
// product    := atom {"*" atom}
// atom       := number | name | "-" atom | ("abs" | "max" | "min") "(" comparison {"," comparison} ")"
//             | "(" comparison ")" | "'" text "'"
// A name is a path of letters, digits, "_" and ".". With a leading "$" it is a fact of the lesson; without, a
// field of the judge's answer ("damage.A").
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

/// Returns the value of a name. The name includes the "$" if it has one. Returns null if the name is unknown.
using Lookup = std::function<Json(const std::string& name)>;

/// Returns the value of `text`: an integer, a text, or null if a name in it has no value or operand types do
/// not fit. Comparisons give 1 or 0. Precondition: arithmeticFault(text) is empty.
Json calculated(std::string_view text, const Lookup& lookup);

/// Returns every name in `text`, in order, including the "$".
std::vector<std::string> namesIn(std::string_view text);

/// Returns what is wrong with `text` as arithmetic; empty if it is valid.
std::string arithmeticFault(std::string_view text);

/// Returns the value at a path ("damage.A") of an object; null if there is none.
Json atPath(const Json& object, std::string_view path);

}  // namespace lk::app
