// Pictures of setting up a camera and its table, and of a night that waits for its camera.
#pragma once

#include "app/window/shots_cards.h"

namespace lk::app {

/// In the middle of a night that shows its table; it is over afterwards.
Outcome<Done> takeCamera(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
