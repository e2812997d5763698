// boost: adds to the strike or block values of this action, of the others or of all, for this turn.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kWhich[] = {"this", "other", "all"};  // in the order of Which
constexpr std::string_view kBoosted[] = {"strike", "block"};     // in the order of Boosted
constexpr ParameterSpec kFields[] = {kWhoField,
                                     {"which", ValueKind::name, kWhich},
                                     {"what", ValueKind::name, kBoosted},
                                     {"by", ValueKind::integer}};

void apply(EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players(it))
    playersHost(run).boost(seat, static_cast<Boosted>(it.arguments[2]), it.arguments[3], run.frame());
}

}  // namespace

Operation boostOperation() {
  return {.name = "boost",
          .parameters = kFields,
          .traits = {.place = Place::both, .needs = Hosting::players},
          .apply = apply};
}

void boostProfile(ProfileRun& run, const Instruction& it) {
  run.boost(static_cast<Which>(it.arguments[1]), static_cast<Boosted>(it.arguments[2]), it.arguments[3]);
}

}  // namespace lk::rules::halfwish
