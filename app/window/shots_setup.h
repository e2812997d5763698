// Pictures of set-ups, of a night that is only scored, and of the sample night of another game.
#pragma once

#include "app/window/shots_cards.h"

namespace lk::app {

/// Leaves the set-up as it was. Needs a QGuiApplication.
Outcome<Done> takeSetups(WindowEngine& window, const TakePage& take);
Outcome<Done> takeScoring(WindowEngine& window, const TakePage& take);
Outcome<Done> takeOtherGame(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
