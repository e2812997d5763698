// Damage that was announced and waits to be applied, so that people may still change it.
#pragma once

#include "rules/core/target.h"

namespace lk::rules {

/// `by` is the thing whose action deals it; none: no thing attacks. `kind` is one of the game's kinds of
/// damage. `owner` is the player it counts for.
struct Hit {
  ThingId by;
  Target on;
  std::int16_t amount = 0;
  std::uint8_t kind = 0;
  Seat owner = Seat::A;
  friend bool operator==(const Hit&, const Hit&) = default;
};

}  // namespace lk::rules
