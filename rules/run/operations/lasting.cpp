// modify, grant, forbid, prevent: effects that last until a rule ends them.
#include "rules/run/lasting.h"

#include "rules/run/effect_run.h"
#include "rules/run/operations/things.h"

namespace lk::rules {

namespace {

constexpr OperationTraits kTraits{.needs = Hosting::things};
constexpr ParameterSpec kModify[] = {{"what", ValueKind::stat},
                                     {"of", ValueKind::things},
                                     {"by", ValueKind::integer},
                                     {"until", ValueKind::duration}};
constexpr ParameterSpec kGrant[] = {
    {"what", ValueKind::keyword}, {"of", ValueKind::things}, {"until", ValueKind::duration}};
constexpr ParameterSpec kForbid[] = {
    {"what", ValueKind::bar}, {"of", ValueKind::things}, {"until", ValueKind::duration}};
constexpr std::string_view kPrevented[] = {"damage"};
constexpr ParameterSpec kPrevent[] = {{"what", ValueKind::name, kPrevented},
                                      {"on", ValueKind::things},
                                      {"amount", ValueKind::positive},
                                      {"until", ValueKind::duration}};

void last(EffectRun& run, const Instruction& it, Lasting kind, int by, std::int16_t duration) {
  const Frame why = run.frame();
  leaveBehind(static_cast<ThingsHost&>(run.host()),
              {.kind = kind,
               .what = static_cast<std::uint8_t>(it.arguments[0]),
               .duration = static_cast<std::uint8_t>(duration),
               .by = static_cast<std::int16_t>(by)},
              it.arguments[1], why);
}
void modify(EffectRun& run, const Instruction& it) {
  last(run, it, Lasting::modify, it.arguments[2], it.arguments[3]);
}
void grant(EffectRun& run, const Instruction& it) {
  last(run, it, Lasting::grant, 0, it.arguments[2]);
}
void forbid(EffectRun& run, const Instruction& it) {
  last(run, it, Lasting::forbid, 0, it.arguments[2]);
}

void prevent(EffectRun& run, const Instruction& it) {
  last(run, it, Lasting::prevent, it.arguments[2], it.arguments[3]);
}

}  // namespace

Operation modifyThings() {
  return {.name = "modify", .parameters = kModify, .traits = kTraits, .apply = modify};
}
Operation grantThings() {
  return {.name = "grant", .parameters = kGrant, .traits = kTraits, .apply = grant};
}
Operation forbidThings() {
  return {.name = "forbid", .parameters = kForbid, .traits = kTraits, .apply = forbid};
}

Operation preventThings() {
  return {.name = "prevent", .parameters = kPrevent, .traits = kTraits, .apply = prevent};
}

}  // namespace lk::rules
