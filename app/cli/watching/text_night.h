// A night told as text, for where there is no display.
#pragma once

#include <string>

#include "app/cli/console.h"

namespace lk::app {

/// Plays a scene of the virtual table through the eyes and the referee and tells it in sentences. Needs a
/// QGuiApplication. Throws OutputLost.
Outcome<Done> tellNight(const std::string& scene, Console& console);

}  // namespace lk::app
