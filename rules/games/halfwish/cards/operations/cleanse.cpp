// cleanse: ends the negative states of a player.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField};
constexpr PromptId kRuling = "ruling:negative-effects-list";

void ask(const EffectRun& run, const Instruction&, Questions& open) {
  if (playersHost(run).mustAsk(kRuling)) open.push_back({kRuling, std::nullopt});
}

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) playersHost(run).cleanse(seat, run.frame());
}

}  // namespace

Operation cleanseOperation() {
  return {.name = "cleanse",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .ask = ask};
}

}  // namespace lk::rules::halfwish
