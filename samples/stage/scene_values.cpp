#include "stage/scene_values.h"

#include <charconv>
#include <cmath>

namespace lk::stage {

cv::Point2d point(Faults& faults, const Json& value) {
  const Json::Array& items = value.items();
  constexpr double kReach = 5000;
  for (const Json& item : items) {
    if (items.size() != 2 || !item.isNumber() || std::abs(item.asDouble()) > kReach) break;
    if (&item == &items.back()) return {items[0].asDouble(), items[1].asDouble()};
  }
  faults.add(value, "a place is [x, y] in millimetres, each within -5000 to 5000", "correct it");
  return {};
}

cv::Vec3d colour(Faults& faults, const Json& value) {
  const std::string& text = value.asString();
  unsigned rgb = 0;
  const char* end = text.data() + text.size();
  const bool well =
      text.size() == 7 && text[0] == '#' && std::from_chars(text.data() + 1, end, rgb, 16).ptr == end;
  if (!well) faults.add(value, "a colour is written \"#rrggbb\"", "correct it");
  return {static_cast<double>(rgb & 255u), static_cast<double>(rgb >> 8 & 255u),
          static_cast<double>(rgb >> 16 & 255u)};
}

}  // namespace lk::stage
