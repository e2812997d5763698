#include "rules/core/hands.h"

#include "rules/games/halfwish/hands.h"

namespace lk::rules {

const Hands* handsOf(std::string_view game) {
  static const halfwish::HalfwishHands kHalfwish;
  if (game == "halfwish") return &kHalfwish;
  return nullptr;
}

}  // namespace lk::rules
