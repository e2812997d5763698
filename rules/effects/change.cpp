#include "rules/effects/change.h"

namespace lk::rules {

namespace {

constexpr std::string_view kWho[] = {"self"};
constexpr std::string_view kCounters[] = {"exposed", "toughness"};
constexpr ParameterSpec kParameters[] = {
    {"who", ValueKind::name, kWho}, {"what", ValueKind::name, kCounters}, {"by", ValueKind::positive}};

void compile(const Json& operation, Compilation& into) {
  if (into.hook != Hook::onReveal) {
    into.fault(operation, "change belongs under \"on_reveal\"", "move it there");
    return;
  }
  const auto by = static_cast<std::int16_t>(operation["by"].asInt());
  std::int16_t& gained = operation["what"].asString() == "exposed" ? into.profile.exposedOnReveal
                                                                   : into.profile.toughnessOnReveal;
  gained = static_cast<std::int16_t>(gained + by);
}

}  // namespace

Operation changeOperation() {
  return {"change", kParameters, compile};
}

}  // namespace lk::rules
