// Whole-number arithmetic as lessons write it: "25 - abs($dvA - $dvB)".
//
// comparison := sum [("==" | "!=" | "<" | "<=" | ">" | ">=") sum]
// sum        := product {("+" | "-") product}
// product    := atom {"*" atom}
// atom       := number | name | "-" atom | ("abs" | "max" | "min") "(" comparison {"," comparison} ")"
//             | "(" comparison ")" | "'" text "'"
// A name is a path of letters, digits, "_" and ".", with "$" before it where it is a fact of the lesson and
// without where it is a field of what was judged ("damage.A").
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

/// Looks up a name as it is written, "$" included; null when there is no such thing.
using Lookup = std::function<Json(const std::string& name)>;

/// The value of `text`: a whole number, a text, or null when a name in it has no value or the operands do not
/// fit. Comparisons give 1 or 0. Precondition: arithmeticFault(text) is empty.
Json calculated(std::string_view text, const Lookup& lookup);

/// Every name in `text`, in order, "$" included.
std::vector<std::string> namesIn(std::string_view text);

/// What is wrong with `text` as arithmetic; empty when nothing is.
std::string arithmeticFault(std::string_view text);

/// What an object holds at a path ("damage.A"); null when nothing is there.
Json atPath(const Json& object, std::string_view path);

}  // namespace lk::app
