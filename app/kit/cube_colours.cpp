#include "app/kit/cube_colours.h"

#include "vision/tokens/cube_reader.h"

namespace lk::app {

// No default: the compiler names a colour that is missing here.
rules::TokenColour tokenColour(vision::CubeColour seen) {
  switch (seen) {
    case vision::CubeColour::red:
      return rules::TokenColour::red;
    case vision::CubeColour::white:
      break;
  }
  return rules::TokenColour::white;
}

std::optional<vision::CubeColour> cubeColour(rules::TokenColour colour) {
  for (const vision::CubeColour seen : vision::readableCubes())
    if (tokenColour(seen) == colour) return seen;
  return std::nullopt;
}

std::vector<rules::TokenColour> cubeColours() {
  std::vector<rules::TokenColour> colours;
  for (const vision::CubeColour seen : vision::readableCubes()) colours.push_back(tokenColour(seen));
  return colours;
}

}  // namespace lk::app
