// A night as text, for computers without a display.
#pragma once

#include <string>

#include "app/cli/console.h"

namespace lk::app {

/// Plays a scene of the virtual table through recognition and referee, and writes it in sentences. Needs a
/// QGuiApplication. Throws OutputLost.
Outcome<Done> printNight(const std::string& scene, Console& console);

}  // namespace lk::app
