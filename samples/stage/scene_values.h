// Values of a scene that need more than a field: places, colours, names of a closed list.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <opencv2/core.hpp>

#include "rules/text/fields.h"

namespace lk::stage {

/// Reads [x, y] in millimetres, each within -5000 to 5000. Anything else is a fault, and {0, 0} is returned.
cv::Point2d point(Faults& faults, const Json& value);
/// Reads "#rrggbb"; returns blue, green, red 0..255.
cv::Vec3d colour(Faults& faults, const Json& value);

/// Reads a member whose value is one of `names`; returns the fallback if it is missing or unknown.
template <class T, std::size_t N>
T named(Faults& faults, const Json& json, std::string_view key,
        const std::array<std::pair<const char*, T>, N>& names, T fallback) {
  const Json* value = json.find(key);
  if (value == nullptr) return fallback;
  std::string known;
  for (const auto& [name, meaning] : names) {
    if (value->asString() == name) return meaning;
    known += (known.empty() ? "" : ", ") + std::string(name);
  }
  faults.add(*value, "unknown " + std::string(key) + " \"" + value->asString() + "\"", "known: " + known);
  return fallback;
}

}  // namespace lk::stage
