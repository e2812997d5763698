// Pictures of setting up a camera and its table, and of a night that waits for its camera.
#pragma once

#include "app/window/shots/shots_cards.h"

namespace lk::app {

/// The set-up of a night with the picture of its camera. From then on the cameras are those of the pictures.
Outcome<Done> takePreview(WindowEngine& window, const TakePage& take);
/// In the middle of a night that shows its table; it is over afterwards.
Outcome<Done> takeCamera(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
