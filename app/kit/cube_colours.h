// The colours of cubes as vision sees them and as the rules call them: neither knows the other.
#pragma once

#include <optional>
#include <vector>

#include "rules/core/placement.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Returns what the rules call a colour that was seen.
rules::TokenColour tokenColour(vision::CubeColour seen);

/// Returns how cubes of a colour are seen; nullopt if vision cannot read cubes of this colour.
std::optional<vision::CubeColour> cubeColour(rules::TokenColour colour);

/// Returns the colours that the cubes of a game may have: those that vision can read.
std::vector<rules::TokenColour> cubeColours();

}  // namespace lk::app
