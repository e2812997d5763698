// A set-up: options, decks, who is Player 1, or a position to play on from.
#pragma once

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

Ruling setUpGame(Host& host, const Event& setup);

}  // namespace lk::rules::wtactics_orc
