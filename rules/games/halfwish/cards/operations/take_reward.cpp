// take_reward: gives a player the reward of the face-up location, as if they had won.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField};
constexpr PromptId kRuling = "ruling:avarice-options";

/// Returns whether a power takes the reward: the table decides how. An action takes it as the duel decided.
bool byPower(const EffectRun& run) {
  return run.host().cards().is(run.frame().card, "power");
}

void ask(const EffectRun& run, const Instruction&, Questions& open) {
  if (byPower(run) && playersHost(run).mustAsk(kRuling)) open.push_back({kRuling, std::nullopt});
}

void apply(EffectRun& run, const Instruction& it) {
  if (byPower(run) && playersHost(run).readsOtherwise(kRuling)) {
    playersHost(run).byHand(run.frame());
    return run.skipRest();
  }
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  hostOf(run).takeReward(*who.begin(), run.frame());
}

bool possible(const EffectHost& host, const Instruction&, const Frame&) {
  return static_cast<const Host&>(host).rewardThere();
}

}  // namespace

Operation takeRewardOperation() {
  return {.name = "take_reward",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
