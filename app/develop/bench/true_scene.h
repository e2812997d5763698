// Reads the truth about a scene from a sidecar file of the stage.
#pragma once

#include <string>

#include "rules/text/json.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Returns the `corners` of a sidecar, in its order, in pixels.
[[nodiscard]] vision::Quad trueCorners(const Json& corners);
/// Returns the key of a card in a sidecar: "GAME/ID", or "GAME/back_DECK" if it is face down.
[[nodiscard]] std::string trueKey(const Json& card);
/// Returns the smaller angle between two directions; all in degrees.
[[nodiscard]] double turnBetween(double a, double b);

}  // namespace lk::app
