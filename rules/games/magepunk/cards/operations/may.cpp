// may: asks a player who can pay whether they do; if so, the body is carried out.
#include "rules/games/magepunk/cards/operations.h"
#include "rules/games/magepunk/rules/cost.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/run/effect_run.h"

namespace lk::rules::magepunk {

namespace {

constexpr ParameterSpec kFields[] = {
    {"who", ValueKind::player}, {"cost", ValueKind::costs}, {"do", ValueKind::operations}};

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  const Players who = run.players<kFields>(it);
  if (who.empty() || run.frame().answered != 0) return;
  const Cost cost = costOf(run.program(), it.otherwise);
  if (canPay(run.host().state(), *who.begin(), cost)) open.push_back({"may", *who.begin()});
}

/// The payment has been taken already.
Ruling take(EffectRun& run, const Instruction&, const Answer& answer) {
  if (answer.number != 0) run.frame().chooser = answer.seat;
  run.frame().answer(answer.seat);
  return {};
}

void apply(EffectRun& run, const Instruction& it) {
  const bool taken = run.frame().answered != 0 && run.frame().chooser.has_value();
  if (run.frame().answered == 0) run.host().nothing(run.frame());
  run.frame().chooser = std::nullopt;
  if (taken) run.enter(it.body);
}

}  // namespace

Operation mayPay() {
  return {.name = "may",
          .parameters = kFields,
          .traits = {.needs = Hosting::things},
          .apply = apply,
          .ask = ask,
          .take = take};
}

}  // namespace lk::rules::magepunk
