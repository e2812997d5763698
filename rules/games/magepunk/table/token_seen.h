// What chips and cubes on the mat say: they agree with what the referee keeps, or people are asked.
#pragma once

#include "rules/core/placement.h"
#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Interprets a chip that is no arrow, or cubes. The referee's numbers lead.
Observation tokenSeen(const Host& host, const TokenPlacement& seen);

}  // namespace lk::rules::magepunk
