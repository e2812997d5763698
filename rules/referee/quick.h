// Nights that are only scored: a few taps that stand for several events.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"

namespace lk::rules {

/// One thing to tap: a number or a card (by its id), of a player or of nobody.
struct QuickField {
  std::string_view name;  // static storage
  std::optional<Seat> seat;
  std::vector<std::string> values;
  std::vector<std::string> others = {};  // as good as the values, but seldom meant: shown when asked for
};

/// Done once every field is tapped; without fields a single tap does it.
struct QuickAction {
  std::string_view id;  // static storage
  std::vector<QuickField> fields;
};

}  // namespace lk::rules
