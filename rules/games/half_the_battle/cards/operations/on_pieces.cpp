// heal, pay, set, save, select, move: operations on pieces.
#include "rules/games/half_the_battle/cards/operation_words.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr ParameterSpec kHeal[] = {{.name = "to", .kind = ValueKind::name, .names = kWhom},
                                   {"amount", ValueKind::positive}};
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
constexpr ParameterSpec kSet[] = {
    {.name = "of", .kind = ValueKind::name, .names = kWhom},
    {"to", ValueKind::positive},
    {.name = "when", .kind = ValueKind::name, .names = kWhen, .required = false}};
void setThem(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(static_cast<Whom>(arg<kSet, "of">(it))))
    setTo(hostOf(run).changes(), run.host().cards(), piece, arg<kSet, "to">(it),
          static_cast<SetWhen>(arg<kSet, "when">(it)));
}

constexpr ParameterSpec kWhomOnly[] = {{.name = "of", .kind = ValueKind::name, .names = kWhom}};
void saveThem(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(static_cast<Whom>(arg<kWhomOnly, "of">(it))))
    save(hostOf(run).changes(), piece);
}

void selectIt(EffectRun& run, const Instruction& it) {
  for (const ThingId piece : hostOf(run).meant(static_cast<Whom>(arg<kWhomOnly, "of">(it))))
    selectAnew(hostOf(run).changes(), piece);
}

constexpr std::string_view kTo[] = {"named_lane", "own_lane"};
constexpr ParameterSpec kMove[] = {{.name = "what", .kind = ValueKind::name, .names = kWhom},
                                   {.name = "by", .kind = ValueKind::positive, .required = false},
                                   {.name = "to", .kind = ValueKind::name, .names = kTo, .required = false}};
void moveThem(EffectRun& run, const Instruction& it) {
  const Aimed& aimed = hostOf(run).aimed();
  const bool here = arg<kMove, "to">(it) == 1;
  const int lane = here ? laneOf(run.host().state(), aimed.actor) : aimed.to;
  if (lane == 0) return;
  for (const ThingId piece : hostOf(run).meant(static_cast<Whom>(arg<kMove, "what">(it))))
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
  return {.name = "move", .parameters = kMove, .apply = moveThem};
}

}  // namespace lk::rules::half_the_battle
