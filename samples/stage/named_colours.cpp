#include "stage/named_colours.h"

#include <array>

namespace lk::stage {

namespace {

struct Named {
  std::string_view name;
  DieColours colours;
};

const std::array<Named, 8>& known() {
  static const std::array<Named, 8> kAll{{{"white", {{238, 244, 246}, {26, 24, 24}}},
                                          {"ivory", {{190, 224, 238}, {30, 34, 60}}},
                                          {"black", {{38, 34, 34}, {235, 240, 240}}},
                                          {"red", {{40, 34, 190}, {240, 242, 245}}},
                                          {"blue", {{170, 80, 30}, {245, 242, 240}}},
                                          {"green", {{70, 130, 32}, {240, 245, 240}}},
                                          {"yellow", {{50, 200, 240}, {30, 26, 24}}},
                                          {"purple", {{130, 40, 100}, {245, 240, 242}}}}};
  return kAll;
}

}  // namespace

std::optional<DieColours> coloursNamed(std::string_view name) {
  for (const Named& entry : known())
    if (entry.name == name) return entry.colours;
  return std::nullopt;
}

std::string namesOfColours() {
  std::string names;
  for (const Named& entry : known()) names += (names.empty() ? "" : ", ") + std::string(entry.name);
  return names;
}

}  // namespace lk::stage
