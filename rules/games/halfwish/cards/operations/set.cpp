// set: sets a number to a value; neither healing, damage nor scoring.
#include <algorithm>

#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr Parameters kFields{
    Parameter<>{kWhoField},
    Parameter<Counter>{{.name = "what", .kind = ValueKind::counter, .use = CounterUse::set}},
    Parameter<>{{"to", ValueKind::integer}}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).set(seat, arg<kFields, "what">(it), arg<kFields, "to">(it), run.frame());
}

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  const Players who = host.players(arg<kFields, "who">(it), frame);
  return who.empty() || std::any_of(who.begin(), who.end(), [&](Seat seat) {
           return playersHost(host).canSet(seat, arg<kFields, "what">(it));
         });
}

}  // namespace

Operation setOperation() {
  return {.name = "set",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
