// move, mark, swap, modify, prevent: what cards of this game do to creatures.
#include "rules/games/wtactics_orc/cards/fields.h"
#include "rules/games/wtactics_orc/cards/operations.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/run/lasting.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr OperationTraits kOnThings{.needs = Hosting::things};

std::vector<Target> meantHere(EffectRun& run, int whom) {
  return meant(hostOf(run), whom, standpointOf(run.host().state(), run.frame()));
}

// Moves a creature to a slot or pile, or a buried card into play.
void moveIt(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  const std::vector<Target> where = meantHere(run, arg<kMoveFields, "to">(it));
  const std::vector<Target> what = meantHere(run, arg<kMoveFields, "what">(it));
  if (where.empty() || what.empty()) return hostOf(run).nothing(why);
  for (const Target each : what)
    hostOf(run).moveTo(each, where.front(), arg<kMoveFields, "why">(it) == 1, why);
}

constexpr std::string_view kMarkStates[] = {"marked", "unmarked"};
constexpr ParameterSpec kMarkOf[] = {{"what", ValueKind::things}, {"state", ValueKind::name, kMarkStates}};
void markThem(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  for (const Target each : meantHere(run, arg<kMarkOf, "what">(it)))
    hostOf(run).setMarked(each, arg<kMarkOf, "state">(it) == 0, why);
}

void swapThem(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  const std::vector<Target> one = meantHere(run, arg<kSwapFields, "a">(it));
  const std::vector<Target> other = meantHere(run, arg<kSwapFields, "b">(it));
  if (one.empty() || other.empty()) return hostOf(run).nothing(why);
  hostOf(run).swap(one.front(), other.front(), why);
}

// Raises, lowers or halves a stat. Additions apply before halving.
void modifyThem(EffectRun& run, const Instruction& it) {
  const Frame why = run.frame();
  const int raise = arg<kModifyFields, "half">(it) != Half::no ? kHalved : 0;
  leaveBehind(hostOf(run),
              {.kind = Lasting::modify,
               .what = static_cast<std::uint8_t>(arg<kModifyFields, "what">(it) + raise),
               .duration = static_cast<std::uint8_t>(arg<kModifyFields, "until">(it)),
               .by = arg<kModifyFields, "by">(it)},
              arg<kModifyFields, "of">(it), why);
}

constexpr std::string_view kDamage[] = {"damage"};
constexpr std::string_view kBattle[] = {"battle"};
constexpr std::string_view kAll[] = {"all"};
constexpr ParameterSpec kPreventOf[] = {{"what", ValueKind::name, kDamage},
                                        {"on", ValueKind::name, kBattle},
                                        {"amount", ValueKind::name, kAll},
                                        {"until", ValueKind::duration}};
void preventAll(EffectRun& run, const Instruction&) {
  const Frame why = run.frame();
  hostOf(run).preventDamage(why);
}

}  // namespace

Operation moveCreature() {
  return {.name = "move", .parameters = kMoveFields, .traits = kOnThings, .apply = moveIt};
}
Operation markCreature() {
  return {.name = "mark", .parameters = kMarkOf, .traits = kOnThings, .apply = markThem};
}
Operation swapCreatures() {
  return {.name = "swap", .parameters = kSwapFields, .traits = kOnThings, .apply = swapThem};
}
Operation modifyCreature() {
  return {.name = "modify", .parameters = kModifyFields, .traits = kOnThings, .apply = modifyThem};
}
Operation preventDamage() {
  return {.name = "prevent", .parameters = kPreventOf, .traits = kOnThings, .apply = preventAll};
}

}  // namespace lk::rules::wtactics_orc
