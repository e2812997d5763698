// pay, sacrifice: the costs of an announcement. The game reads them, see cost.h; they are never carried out.
#include "rules/games/magepunk/cards/operations.h"

namespace lk::rules::magepunk {

namespace {

constexpr OperationTraits kCost{.place = lk::rules::Place::cost};
constexpr ParameterSpec charges(std::string_view name) {
  return {.name = name, .kind = ValueKind::positive, .required = false};
}
constexpr ParameterSpec kPay[] = {charges("biom"),    charges("kinesis"),  charges("aether"),
                                  charges("entropy"), charges("radiance"), charges("generic")};
constexpr ParameterSpec kSacrifice[] = {{"what", ValueKind::things},
                                        {.name = "count", .kind = ValueKind::positive, .required = false}};

}  // namespace

Operation payCost() {
  return {.name = "pay", .parameters = kPay, .traits = kCost};
}
Operation sacrificeCost() {
  return {.name = "sacrifice", .parameters = kSacrifice, .traits = kCost};
}

}  // namespace lk::rules::magepunk
