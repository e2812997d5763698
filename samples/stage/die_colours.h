// The colours that dice have in scenes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "stage/scene.h"

namespace lk::stage {

std::optional<DieColours> dieColoursNamed(std::string_view name);
/// Returns all names, for a sentence.
std::string dieColourNames();

}  // namespace lk::stage
