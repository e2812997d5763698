// The operations every game with health, decks and counters shares, one file each. A game lists those it uses
// in its language, beside its own.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

Operation bidOperation();
Operation boostOperation();
Operation changeOperation();
Operation chooseOperation();
Operation cleanseOperation();
Operation damageOperation();
Operation drawOperation();
Operation healOperation();
Operation ifOperation();
Operation keywordOperation();
Operation laterOperation();
Operation payOperation();
Operation peekOperation();
Operation rerollOperation();
Operation setOperation();
Operation stateOperation();
Operation stealOperation();
Operation transformOperation();

/// The `who` field, first in the table of nearly every operation.
inline constexpr ParameterSpec kWhoField{"who", ValueKind::player};

}  // namespace lk::rules
