// Corrections that no night played by the rules could need: people are asked once whether they meant them.
#pragma once

#include <span>
#include <string_view>

#include "rules/core/changes.h"
#include "rules/core/event.h"

namespace lk::rules {

/// The range of a figure in nights the rules can produce.
struct Usual {
  std::string_view figure;
  int least;
  int most;
  bool secret = false;  // only its player knows it: the step does not tell the value
};

/// Reports each value of a correction beyond its usual range and marks the event as one to be confirmed.
/// Figures without a row are never unusual.
void sayOdd(Changes& changes, const Event& correction, std::span<const Usual> usual, RuleId rule);

}  // namespace lk::rules
