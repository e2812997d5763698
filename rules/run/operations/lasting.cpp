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
constexpr std::string_view kPrevented[] = {"damage"};
constexpr ParameterSpec kPrevent[] = {{"what", ValueKind::name, kPrevented},
                                      {"on", ValueKind::things},
                                      {"amount", ValueKind::positive},
                                      {"until", ValueKind::duration}};

/// An effect of a kind, on what is in places `of`: see meant().
void last(EffectRun& run, Lasting kind, int what, int of, int by, int duration) {
  const Frame why = run.frame();
  leaveBehind(static_cast<ThingsHost&>(run.host()),
              {.kind = kind,
               .what = static_cast<std::uint8_t>(what),
               .duration = static_cast<std::uint8_t>(duration),
               .by = static_cast<std::int16_t>(by)},
              of, why);
}
void modify(EffectRun& run, const Instruction& it) {
  last(run, Lasting::modify, arg<kModify, "what">(it), arg<kModify, "of">(it), arg<kModify, "by">(it),
       arg<kModify, "until">(it));
}
void grant(EffectRun& run, const Instruction& it) {
  last(run, Lasting::grant, arg<kGrantThingsFields, "what">(it), arg<kGrantThingsFields, "of">(it), 0,
       arg<kGrantThingsFields, "until">(it));
}
void forbid(EffectRun& run, const Instruction& it) {
  last(run, Lasting::forbid, arg<kForbidThingsFields, "what">(it), arg<kForbidThingsFields, "of">(it), 0,
       arg<kForbidThingsFields, "until">(it));
}
void prevent(EffectRun& run, const Instruction& it) {
  last(run, Lasting::prevent, arg<kPrevent, "what">(it), arg<kPrevent, "on">(it), arg<kPrevent, "amount">(it),
       arg<kPrevent, "until">(it));
}

}  // namespace

Operation modifyThings() {
  return {.name = "modify", .parameters = kModify, .traits = kTraits, .apply = modify};
}
Operation grantThings() {
  return {.name = "grant", .parameters = kGrantThingsFields, .traits = kTraits, .apply = grant};
}
Operation forbidThings() {
  return {.name = "forbid", .parameters = kForbidThingsFields, .traits = kTraits, .apply = forbid};
}

Operation preventThings() {
  return {.name = "prevent", .parameters = kPrevent, .traits = kTraits, .apply = prevent};
}

}  // namespace lk::rules
