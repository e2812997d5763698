// boost: adds to the strike or block values of this action, of the others or of all, for this turn.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kWhich = enumerated<Which, std::string_view>(
    {{Which::thisOne, "this"}, {Which::others, "other"}, {Which::all, "all"}});
constexpr auto kBoosted =
    enumerated<Boosted, std::string_view>({{Boosted::strike, "strike"}, {Boosted::block, "block"}});
constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter("which", kWhich), Parameter("what", kBoosted),
                             Parameter<>{{"by", ValueKind::integer}}};

void apply(EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players<kFields>(it))
    playersHost(run).boost(seat, arg<kFields, "what">(it), arg<kFields, "by">(it), run.frame());
}

}  // namespace

Operation boostOperation() {
  return {.name = "boost",
          .parameters = kFields,
          .traits = {.place = Place::both, .needs = Hosting::players},
          .apply = apply};
}

void boostProfile(ProfileRun& run, const Instruction& it) {
  run.boost(arg<kFields, "which">(it), arg<kFields, "what">(it), arg<kFields, "by">(it));
}

}  // namespace lk::rules::halfwish
