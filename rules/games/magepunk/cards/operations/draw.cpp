// draw: draws one card after the other. A player who cannot draw has lost.
#include "rules/games/magepunk/cards/operations.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/run/effect_run.h"

namespace lk::rules::magepunk {

namespace {

constexpr ParameterSpec kFields[] = {{"who", ValueKind::player}, {"count", ValueKind::positive}};

void apply(EffectRun& run, const Instruction& it) {
  Host& host = static_cast<Host&>(run.host());
  for (const Seat seat : run.players<kFields>(it)) host.draw(seat, arg<kFields, "count">(it), rule::text);
}

}  // namespace

Operation drawCards() {
  return {.name = "draw", .parameters = kFields, .traits = {.needs = Hosting::things}, .apply = apply};
}

}  // namespace lk::rules::magepunk
