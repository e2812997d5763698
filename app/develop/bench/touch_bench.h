// Measures how long the window takes to answer a touch on the fullest tables.
#pragma once

#include "app/develop/bench/benches.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Touches everything that can be touched on a table of WTactics with eight creatures a side and one of
/// Magepunk with six Entities a side, and takes each touch back. Times are processor time of the GUI thread.
Outcome<Done> benchTouches(const FigureSink& sink, WindowEngine& window);

}  // namespace lk::app
