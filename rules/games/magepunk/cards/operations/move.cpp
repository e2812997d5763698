// move: moves a card to another zone. `why` says whether it was destroyed, which other cards may notice.
#include "rules/games/magepunk/cards/operations.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/run/effect_run.h"
#include "rules/run/targets.h"
#include "rules/text/enumerated.h"

namespace lk::rules::magepunk {

namespace {

constexpr auto kWhy = enumerated<Why, std::string_view>(
    {{Why::returned, "returned"}, {Why::destroyed, "destroyed"}, {Why::discarded, "discarded"}});
constexpr Parameters kFields{Parameter<>{{"what", ValueKind::things}},
                             Parameter<Place>{{"to", ValueKind::place}}, Parameter("why", kWhy)};

void apply(EffectRun& run, const Instruction& it) {
  Host& host = static_cast<Host&>(run.host());
  const Standpoint from = standpointOf(host.state(), run.frame());
  const std::vector<Target> all = meant(host, arg<kFields, "what">(it), from);
  if (all.empty()) host.nothing(run.frame());
  for (const Target what : all) host.send(what.thing(), arg<kFields, "to">(it), arg<kFields, "why">(it));
}

}  // namespace

Operation moveCards() {
  return {.name = "move", .parameters = kFields, .traits = {.needs = Hosting::things}, .apply = apply};
}

}  // namespace lk::rules::magepunk
