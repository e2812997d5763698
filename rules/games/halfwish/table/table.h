// What people lay on the table: what it means, how a whole night is played with it, what leaves the box.
#pragma once

#include <span>
#include <vector>

#include "rules/core/placement.h"
#include "rules/core/ruling.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/referee/box.h"
#include "rules/referee/game.h"
#include "rules/referee/hands.h"

namespace lk::rules::halfwish {

// What a change on the table means, given what the night is waiting for.

/// Handles the rows of the camera's table in the rulings: dice, choice cards, locations, actions, powers,
/// discards, upgrades laid out and taken. A card outside every zone has an empty zone.
Observation observe(const Host& host, const Placement& changed, std::span<const Placement> lying);

/// How Halfwish is played with cards, choice cards and dice alone.
class HalfwishHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& state, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& state, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& state, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

// The five places in the middle of the table: the map, or the upgrades laid out on it between two rounds.

/// Returns an empty list if the table plays without locations and no upgrades are laid out.
std::vector<TablePlace> places(const State& state);

// What a night of Halfwish takes out of the box.

/// Lists the decks of both classes and what the options add: powers and locations. Classes that no pack has
/// are left out. Copies are counted for both players together.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::halfwish
