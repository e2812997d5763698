// Examples of cards that act outside duels: the referee plays a short night to show what the card does.
#pragma once

#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/step.h"

namespace lk::app {

struct TableExample {
  /// How the card comes into effect. It is always seat A's card.
  enum class How { scouted, duelWon, played };
  How how = How::played;
  int dv = 0, otherDv = 0;
  std::vector<rules::Step> steps;  // the steps the card causes, and no others
};

/// Returns an example for a power or location of Halfwish. Returns nullopt for other cards, and if the card
/// has no visible effect in such a short night.
std::optional<TableExample> tableExampleOf(rules::CardId card, const GameKit& kit);

}  // namespace lk::app
