// heal, pay, set, save, select, move: operations on pieces.
#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr ParameterSpec kHeal[] = {{"to", ValueKind::name, kWhom}, {"amount", ValueKind::positive}};
void healThem(EffectRun& run, const Instruction& it) {
  run.host().heal(arg<kHeal, "to">(it), arg<kHeal, "amount">(it), run.frame());
}

constexpr ParameterSpec kPay[] = {{"amount", ValueKind::positive}};
void payHp(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(Whom::self))
    pay(hostOf(run).changes(), run.host().cards(), piece, arg<kPay, "amount">(it));
}

constexpr auto kWhen =
    enumerated<SetWhen, std::string_view>({{SetWhen::now, "now"}, {SetWhen::endOfTurn, "end_of_turn"}});
constexpr Parameters kSet{Parameter("of", kWhom), Parameter<>{{"to", ValueKind::positive}},
                          Parameter("when", kWhen).optional()};
void setThem(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(arg<kSet, "of">(it)))
    setTo(hostOf(run).changes(), run.host().cards(), piece, arg<kSet, "to">(it), arg<kSet, "when">(it));
}

constexpr Parameters kWhomOnly{Parameter("of", kWhom)};
void saveThem(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(arg<kWhomOnly, "of">(it))) save(hostOf(run).changes(), piece);
}

void selectIt(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(arg<kWhomOnly, "of">(it)))
    selectAnew(hostOf(run).changes(), piece);
}

void moveThem(EffectRun& run, const Instruction& it) {
  const Aimed& aimed = hostOf(run).aimed();
  const bool here = arg<kMoveFields, "to">(it) == To::ownLane;
  const int lane = here ? laneOf(run.host().state(), aimed.actor) : aimed.to;
  if (lane == 0) return;
  for (const ThingId piece : hostOf(run).meant(arg<kMoveFields, "what">(it)))
    push(hostOf(run).changes(), piece, lane);
}

}  // namespace

Operation healOperation() {
  return {.name = "heal", .parameters = kHeal, .apply = healThem};
}
Operation payOperation() {
  return {.name = "pay", .parameters = kPay, .apply = payHp};
}
Operation setOperation() {
  return {.name = "set", .parameters = kSet, .apply = setThem};
}
Operation saveOperation() {
  return {.name = "save", .parameters = kWhomOnly, .apply = saveThem};
}
Operation selectOperation() {
  return {.name = "select", .parameters = kWhomOnly, .apply = selectIt};
}
Operation moveOperation() {
  return {.name = "move", .parameters = kMoveFields, .apply = moveThem};
}

}  // namespace lk::rules::half_the_battle
