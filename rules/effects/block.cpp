#include "rules/effects/block.h"

namespace lk::rules {

namespace {

constexpr std::string_view kBases[] = {"dv", "none"};
constexpr ParameterSpec kParameters[] = {{"base", ValueKind::name, kBases}, {"plus", ValueKind::integer}};

void compile(const Json& operation, Compilation& into) {
  if (into.hook != Hook::profile) {
    into.fault(operation, "block belongs under \"profile\"", "move it there");
    return;
  }
  const Instruction instruction{.kind = Instruction::Kind::block,
                                .base = operation["base"].asString() == "dv" ? Base::dv : Base::none,
                                .plus = static_cast<std::int16_t>(operation["plus"].asInt()),
                                .when = into.when};
  if (!into.profile.add(instruction))
    into.fault(operation, "the profile has too many operations", "use at most 8");
}

}  // namespace

Operation blockOperation() {
  return {"block", kParameters, compile};
}

}  // namespace lk::rules
