#include "rules/effects/worth.h"

namespace lk::rules {

namespace {

constexpr std::string_view kBases[] = {"dv", "none"};
constexpr ParameterSpec kParameters[] = {{"base", ValueKind::name, kBases}, {"plus", ValueKind::integer}};

}  // namespace

std::span<const ParameterSpec> worthParameters() {
  return kParameters;
}

void compileWorth(const Json& operation, Instruction::Kind kind, Compilation& into) {
  into.add(operation, {.kind = kind,
                       .base = operation["base"].asString() == kBases[0] ? Base::dv : Base::none,
                       .plus = static_cast<std::int16_t>(operation["plus"].asInt())});
}

}  // namespace lk::rules
