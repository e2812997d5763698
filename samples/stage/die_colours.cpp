#include "stage/die_colours.h"

namespace lk::stage {

namespace {

struct Named {
  std::string_view name;
  DieColours colours;
};

const Named kKnown[] = {
    {"white", {{238, 244, 246}, {26, 24, 24}}}, {"ivory", {{190, 224, 238}, {30, 34, 60}}},
    {"black", {{38, 34, 34}, {235, 240, 240}}}, {"red", {{40, 34, 190}, {240, 242, 245}}},
    {"blue", {{170, 80, 30}, {245, 242, 240}}}, {"green", {{70, 130, 32}, {240, 245, 240}}},
    {"yellow", {{50, 200, 240}, {30, 26, 24}}}, {"purple", {{130, 40, 100}, {245, 240, 242}}}};

}  // namespace

std::optional<DieColours> dieColoursNamed(std::string_view name) {
  for (const Named& each : kKnown)
    if (each.name == name) return each.colours;
  return std::nullopt;
}

std::string dieColourNames() {
  std::string names;
  for (const Named& each : kKnown) names += (names.empty() ? "" : ", ") + std::string(each.name);
  return names;
}

}  // namespace lk::stage
