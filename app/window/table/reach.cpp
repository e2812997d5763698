#include "app/window/table/reach.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lk::app {

namespace {

/// Fields of events that contain targets, not the acting player or card.
constexpr std::array<std::string_view, 5> kAims{"target", "targets", "at", "on", "blocks"};

void add(const Json& aimed, Reach& reach) {
  if (aimed.isString()) {
    reach.places.insert(aimed.asString());
    reach.things.insert(aimed.asString());
  }
  for (const Json& each : aimed.items()) add(each, reach);
}

void addAims(const Json& event, Reach& reach) {
  for (const Json& each : event.items()) addAims(each, reach);
  for (const auto& [field, value] : event.members()) {
    if (std::find(kAims.begin(), kAims.end(), field) != kAims.end()) add(value, reach);
    if (field == "lanes")
      for (const Json& lane : value.items()) reach.places.insert("lane/" + lane.dump());
    addAims(value, reach);
  }
}

}  // namespace

Reach reachOf(const std::vector<Foreseen>& answers) {
  Reach reach;
  for (const Foreseen& each : answers) addAims(each.answer.body, reach);
  return reach;
}

}  // namespace lk::app
