// Damage that was announced but not applied yet, so that people can still change it.
#pragma once

#include "rules/core/target.h"

namespace lk::rules {

/// `by` is the thing whose action deals the damage; none if no thing attacks. `kind` is one of the game's
/// kinds of damage. `owner` is the player credited with it.
struct Hit {
  ThingId by;
  Target on;
  std::int16_t amount = 0;
  std::uint8_t kind = 0;
  Seat owner = Seat::A;
  friend bool operator==(const Hit&, const Hit&) = default;
};

}  // namespace lk::rules
