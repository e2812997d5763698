// Screenshots for learners: the possible results of each choice, and the coach.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Precondition: a player must choose or prepare a duel. Leaves the help settings unchanged.
Outcome<Done> takeCoach(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
