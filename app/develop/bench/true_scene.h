// What a sidecar of the stage says of a scene, as the judges of what was seen read it.
#pragma once

#include <string>

#include "rules/text/json.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// `corners` of a sidecar, in its order; in pixels.
[[nodiscard]] vision::Quad trueCorners(const Json& corners);
/// The key a card of a sidecar is enrolled by: "GAME/ID", and "GAME/back_DECK" face down.
[[nodiscard]] std::string trueKey(const Json& card);
/// The smaller angle between two directions; all in degrees.
[[nodiscard]] double turnBetween(double a, double b);

}  // namespace lk::app
