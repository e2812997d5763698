// Pictures for learners: what each choice can lead to, and the coach.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Precondition: somebody is to choose or to prepare a duel. Leaves the help as it was.
Outcome<Done> takeCoach(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
