// peek: lets one player look at something; others see nothing.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kLooks =
    enumerated<Look, std::string_view>({{Look::opponentDice, "opponent_dv"},
                                        {Look::opponentHand, "opponent_hand"},
                                        {Look::faceDownLocations, "face_down_locations"}});
constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter("what", kLooks)};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) playersHost(run).look(seat, arg<kFields, "what">(it), run.frame());
}

}  // namespace

Operation peekOperation() {
  return {.name = "peek", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
