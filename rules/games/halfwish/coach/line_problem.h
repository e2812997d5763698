// The first problem of a line that is not an event: a lone duel, a tie-break, a situation for the coach.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/text/fault.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::rules::halfwish {

inline constexpr int kMaxStacks = 99;
inline constexpr int kMaxNumber = 999;

class LineProblem {
 public:
  /// Keeps the sentence unless there already is one.
  void add(const std::string& what) {
    if (what_.empty()) what_ = what;
  }
  /// Checks an object of the line against its table. `whose` names it in sentences: "a duel".
  void check(const Json& object, std::span<const Field> table, const std::string& whose);

  explicit operator bool() const { return !what_.empty(); }
  [[nodiscard]] Fault fault(const Json& line) const { return {"", line.line(), what_, "correct this line"}; }

 private:
  std::string what_;
};

/// Returns the whole number in a checked field.
inline int number(const Json& object, std::string_view key, int missing = 0) {
  return static_cast<int>(object[key].asInt(missing));
}

}  // namespace lk::rules::halfwish
