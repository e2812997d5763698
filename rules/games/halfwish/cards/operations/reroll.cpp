// reroll: rolls both dice again, once or until their sum is higher or lower.
#include <algorithm>

#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kToward = enumerated<Toward, std::string_view>(
    {{Toward::any, "any"}, {Toward::higher, "higher"}, {Toward::lower, "lower"}});
constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter("toward", kToward)};

Toward toward(const Instruction& it) {
  return arg<kFields, "toward">(it);
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  for (const Seat seat : run.players<kFields>(it))
    if (!run.frame().hasAnswered(seat) && playersHost(run).canReroll(seat, toward(it)))
      open.push_back({"reroll", seat, static_cast<std::int16_t>(toward(it))});
}

/// Does nothing more: take() has recorded the rolls. Reports it if nobody could roll.
void apply(EffectRun& run, const Instruction&) {
  if (run.frame().answered == 0) run.host().nothing(run.frame());
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  if (answer.kind != Answer::Kind::dice)
    return refuse("malformed", Json::object({{"problem", "dice are awaited"}}));
  const std::string_view misfit = playersHost(run).misfitDice(answer.seat, toward(it), answer.dice);
  if (!misfit.empty()) return refuse(misfit, Json::object({{"toward", kToward[toward(it)]}}));
  run.frame().answer(answer.seat);
  playersHost(run).reroll(answer.seat, answer.dice, run.frame());
  return {};
}

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  const Players who = host.players(arg<kFields, "who">(it), frame);
  return who.empty() ||
         std::any_of(who.begin(), who.end(), [&](Seat seat) { return playersHost(host).diceFree(seat); });
}

}  // namespace

Operation rerollOperation() {
  return {.name = "reroll",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .take = take,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
