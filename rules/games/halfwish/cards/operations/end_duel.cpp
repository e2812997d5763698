// end_duel: ends the running duel before it is fought, by concession or by calling it off.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kThen[] = {"end_turn", "parley"};
constexpr ParameterSpec kFields[] = {{"loser", ValueKind::player}, {"then", ValueKind::name, kThen}};
constexpr PromptId kRuling = "ruling:scry-cancel";

bool offersParley(const Instruction& it) {
  return arg<kFields, "then">(it) == 1;
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  if (offersParley(it) && playersHost(run).mustAsk(kRuling)) open.push_back({kRuling, std::nullopt});
}

void apply(EffectRun& run, const Instruction& it) {
  if (offersParley(it) && playersHost(run).readsOtherwise(kRuling))
    return playersHost(run).byHand(run.frame());
  const Players loser = run.players<kFields, "loser">(it);
  if (!loser.empty()) return hostOf(run).concede(*loser.begin(), run.frame());
  hostOf(run).callOff(offersParley(it) ? run.frame().self : std::nullopt, run.frame());
}

}  // namespace

Operation endDuelOperation() {
  return {.name = "end_duel",
          .parameters = kFields,
          .traits = {.endsItsList = true, .needs = Hosting::players},
          .apply = apply,
          .ask = ask};
}

}  // namespace lk::rules::halfwish
