// damage, heal, counter, move, gather, cancel: applied at once to everything they refer to.
#include "rules/run/operations/things.h"

#include "rules/run/effect_run.h"
#include "rules/run/targets.h"

namespace lk::rules {

namespace {

constexpr OperationTraits kTraits{.needs = Hosting::things};

ThingsHost& hostOf(EffectRun& run) {
  return static_cast<ThingsHost&>(run.host());  // safe: the compiler rejects these operations in other games
}
std::vector<Target> meantBy(EffectRun& run, int whom) {
  std::vector<Target> all = meant(hostOf(run), whom, standpointOf(run.host().state(), run.frame()));
  if (all.empty()) run.host().nothing(run.frame());
  return all;
}

constexpr ParameterSpec kAmount[] = {{"to", ValueKind::things}, {"amount", ValueKind::positive}};

void damage(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  for (const Target what : meantBy(run, arg<kAmount, "to">(it)))
    hostOf(run).hurt(what, arg<kAmount, "amount">(it), why);
}
void mend(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  for (const Target what : meantBy(run, arg<kAmount, "to">(it)))
    hostOf(run).mend(what, arg<kAmount, "amount">(it), why);
}

constexpr ParameterSpec kCount[] = {
    {"name", ValueKind::thingCounter}, {"on", ValueKind::things}, {"add", ValueKind::integer}};
void count(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  for (const Target what : meantBy(run, arg<kCount, "on">(it)))
    hostOf(run).count(arg<kCount, "name">(it), what, arg<kCount, "add">(it), why);
}

constexpr ParameterSpec kMove[] = {{"what", ValueKind::things}, {"to", ValueKind::place}};
void move(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  for (const Target what : meantBy(run, arg<kMove, "what">(it)))
    hostOf(run).move(what, arg<kMove, "to">(it), why);
}

constexpr ParameterSpec kGather[] = {{"from", ValueKind::selector}, {"as", ValueKind::set}};
void gather(EffectRun& run, const Instruction& it) {
  const std::uint8_t link = run.frame().link;
  for (const Target what : meantBy(run, kSelectors + arg<kGather, "from">(it)))
    addTo(hostOf(run).changes(), link, arg<kGather, "as">(it), what);
}

constexpr ParameterSpec kCancel[] = {{"what", ValueKind::things}};
void cancel(EffectRun& run, const Instruction& it) {
  for (const Target what : meantBy(run, arg<kCancel, "what">(it)))
    for (Link& link : hostOf(run).changes().links())
      if (what == Target::link(link.number)) link.cancelled = true;
}

}  // namespace

Operation damageThings() {
  return {.name = "damage",
          .parameters = kAmount,
          .traits = {.damages = true, .needs = Hosting::things},
          .apply = damage};
}
Operation mendThings() {
  return {.name = "heal", .parameters = kAmount, .traits = kTraits, .apply = mend};
}
Operation countThings() {
  return {.name = "counter", .parameters = kCount, .traits = kTraits, .apply = count};
}
Operation moveThings() {
  return {.name = "move", .parameters = kMove, .traits = kTraits, .apply = move};
}
Operation gatherThings() {
  return {.name = "gather", .parameters = kGather, .traits = kTraits, .apply = gather};
}
Operation cancelLinks() {
  return {.name = "cancel", .parameters = kCancel, .traits = kTraits, .apply = cancel};
}

}  // namespace lk::rules
