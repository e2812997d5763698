// The operations that only this game has. Those of all games with things are in
// rules/run/operations/things.h.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::magepunk {

// Costs.
Operation payCost();
Operation sacrificeCost();

Operation drawCards();
Operation moveCards();
Operation chooseAny();
Operation mayPay();

}  // namespace lk::rules::magepunk
