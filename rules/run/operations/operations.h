// The operations used by at least two games, one file each. A game lists the ones it uses in its language,
// besides its own.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

Operation damageOperation();
Operation healOperation();

/// The `who` field, first in the table of nearly every operation.
inline constexpr ParameterSpec kWhoField{"who", ValueKind::player};

}  // namespace lk::rules
