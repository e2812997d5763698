// The colours of dice and cubes, by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "stage/scene.h"

namespace lk::stage {

/// Returns the colours of that name; nullopt for one that is not known.
std::optional<DieColours> coloursNamed(std::string_view name);
/// Lists all names: "white, ivory, ...".
std::string namesOfColours();

}  // namespace lk::stage
