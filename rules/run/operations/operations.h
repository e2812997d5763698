// The operations that at least two games list, one file each. A game lists those it uses in its language,
// beside its own.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

Operation damageOperation();
Operation healOperation();

/// The `who` field, first in the table of nearly every operation.
inline constexpr ParameterSpec kWhoField{"who", ValueKind::player};

}  // namespace lk::rules
