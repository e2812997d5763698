// pay, sacrifice: the costs of an announcement. The game reads them, see cost.h; they are never carried out.
#include "rules/games/magepunk/cards/fields.h"
#include "rules/games/magepunk/cards/operations.h"

namespace lk::rules::magepunk {

namespace {

constexpr OperationTraits kCost{.place = lk::rules::Place::cost};

}  // namespace

Operation payCost() {
  return {.name = "pay", .parameters = kPayFields, .traits = kCost};
}
Operation sacrificeCost() {
  return {.name = "sacrifice", .parameters = kSacrificeFields, .traits = kCost};
}

}  // namespace lk::rules::magepunk
