// keyword: gives a keyword to this action, to a player's others or to all of them, for this turn.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kWhich = enumerated<Which, std::string_view>(
    {{Which::thisOne, "this"}, {Which::others, "other"}, {Which::all, "all"}});
constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter("which", kWhich),
                             Parameter<>{{"keyword", ValueKind::keyword}}};

void apply(EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players<kFields>(it))
    playersHost(run).grant(seat, arg<kFields, "keyword">(it), run.frame());
}

}  // namespace

Operation keywordOperation() {
  return {.name = "keyword",
          .parameters = kFields,
          .traits = {.place = Place::both, .needs = Hosting::players},
          .apply = apply};
}

void keywordProfile(ProfileRun& run, const Instruction& it) {
  run.grant(arg<kFields, "which">(it), arg<kFields, "keyword">(it));
}

}  // namespace lk::rules::halfwish
