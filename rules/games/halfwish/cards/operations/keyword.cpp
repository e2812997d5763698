// keyword: gives a keyword to this action, to a player's others or to all of them, for this turn.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kWhich[] = {"this", "other", "all"};  // in the order of Which
constexpr ParameterSpec kFields[] = {
    kWhoField, {"which", ValueKind::name, kWhich}, {"keyword", ValueKind::keyword}};

void apply(EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players(it)) playersHost(run).grant(seat, it.arguments[2], run.frame());
}

}  // namespace

Operation keywordOperation() {
  return {.name = "keyword",
          .parameters = kFields,
          .traits = {.place = Place::both, .needs = Hosting::players},
          .apply = apply};
}

void keywordProfile(ProfileRun& run, const Instruction& it) {
  run.grant(static_cast<Which>(it.arguments[1]), it.arguments[2]);
}

}  // namespace lk::rules::halfwish
