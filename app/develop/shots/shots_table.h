// Moments of a night for the pictures of the table, the duel and the television: what is asked when the eyes
// are not sure, what is put right, two clashes told step by step, upgrades laid out, a secret behind its
// curtain.
#pragma once

#include "app/develop/shots/shots_television.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Plays into the window's table, which forgets the night it showed.
Outcome<Done> takeTable(const std::shared_ptr<const GameKit>& kit, WindowEngine& window,
                        const Pictures& take);

}  // namespace lk::app
