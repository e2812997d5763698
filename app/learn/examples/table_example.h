// A card that needs a table around it, shown at work: a short night is played for it and the referee tells
// what the card does there.
#pragma once

#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/step.h"

namespace lk::app {

struct TableExample {
  /// How the card comes to act; seat A is always the one who brings it about.
  enum class How { scouted, duelWon, played };
  How how = How::played;
  int dv = 0, otherDv = 0;
  std::vector<rules::Step> steps;  // what it does, and nothing else
};

/// For powers and locations of Halfwish; none for other cards, and where the card does nothing anybody could
/// see in so short a night.
std::optional<TableExample> tableExampleOf(rules::CardId card, const GameKit& kit);

}  // namespace lk::app
