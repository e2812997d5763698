// later: stores operations until the first of some moments.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {{"at", ValueKind::moments}, {"do", ValueKind::operations}};

void apply(EffectRun& run, const Instruction& it) {
  Frame frame = run.frame();
  frame.left = it.body;
  frame.answered = frame.meant = 0;
  playersHost(run).store(arg<kFields, "at">(it), frame);
}

}  // namespace

Operation laterOperation() {
  return {.name = "later", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
