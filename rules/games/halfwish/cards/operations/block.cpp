// block: this action blocks with base + plus.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kBases[] = {"dv", "none"};
constexpr ParameterSpec kFields[] = {{"base", ValueKind::name, kBases}, {"plus", ValueKind::integer}};

}  // namespace

Operation blockOperation() {
  return {.name = "block", .parameters = kFields, .traits = {.place = Place::measure}};
}

void blockProfile(ProfileRun& run, const Instruction& it) {
  run.block((arg<kFields, "base">(it) == 0 ? run.dv() : 0) + arg<kFields, "plus">(it));
}

}  // namespace lk::rules::halfwish
