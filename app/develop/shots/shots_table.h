// Screenshots of a night on the table, duel and television pages: questions about unclear cards, corrections,
// two clashes step by step, upgrades, a secret behind its curtain.
#pragma once

#include "app/develop/shots/shots_television.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Plays into the window's table, which drops its previous night.
Outcome<Done> takeTable(const std::shared_ptr<const GameKit>& kit, WindowEngine& window,
                        const Pictures& take);

}  // namespace lk::app
