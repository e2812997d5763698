// Finds operations in places where they are not allowed: under a hook that measures, under one that acts, or
// among costs.
#pragma once

#include <optional>
#include <string>

#include "rules/effects/standing.h"
#include "rules/effects/word_lists.h"

namespace lk::rules {

/// What is wrong with an operation's place, and how to fix it.
struct Misplaced {
  std::string what;
  std::string cure;
};

/// Returns why an operation is not allowed at this position; nullopt if it is.
inline std::optional<Misplaced> misplaced(const Operation& operation, Standing here,
                                          const Language& language) {
  if (mayStand(operation, here)) return std::nullopt;
  const std::string name(operation.name);
  if (here.paying) return Misplaced{name + " is no cost", "move it"};
  if (operation.traits.place == Place::cost) return Misplaced{name + " belongs among costs", "move it"};
  if (here.measures)
    return Misplaced{name + " does not belong under " + measuringHook(language), "move it to another hook"};
  return Misplaced{name + " belongs under " + measuringHook(language), "move it there"};
}

}  // namespace lk::rules
