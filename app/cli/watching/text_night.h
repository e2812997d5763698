// A night told as text, for where there is no display.
#pragma once

#include <iosfwd>
#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Plays a scene of the virtual table through the eyes and the referee and tells it in sentences. Needs a
/// QGuiApplication.
Outcome<Done> tellNight(const std::string& scene, std::ostream& out);

}  // namespace lk::app
