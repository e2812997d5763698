// peek: lets one player look at something; others see nothing.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kLooks[] = {"opponent_dv", "opponent_hand",
                                       "face_down_locations"};  // in the order of Look
constexpr ParameterSpec kFields[] = {kWhoField, {"what", ValueKind::name, kLooks}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) playersHost(run).look(seat, static_cast<Look>(it.arguments[1]), run.frame());
}

}  // namespace

Operation peekOperation() {
  return {.name = "peek", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
