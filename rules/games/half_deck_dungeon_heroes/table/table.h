// What people lay on the table: what it means, how a whole night is played with it, what leaves the box.
#pragma once

#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/referee/box.h"
#include "rules/referee/game.h"
#include "rules/referee/hands.h"

namespace lk::rules::half_deck_dungeon_heroes {

// What a change on the table means, given what the game is waiting for.

/// Handles the rows of the camera's table in the rulings: cards turned up, heroes and gear laid down, dice,
/// team cards and one-use gear laid out of play, cards drawn into the hand row, what a trap takes, and life
/// by quarter turns. An unexpected life is a concern; the referee's number applies.
Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

/// How Half Deck Dungeon Heroes is played with cards, choice cards and dice alone.
class DungeonHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& state, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& state, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& state, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

// What is in the middle of the table: the current encounter, and the heroes with their gear.

/// The encounter's place is always included, the others while they hold a card.
std::vector<TablePlace> places(const State& state);

// What people take out of the box before a night begins.

/// Lists both decks as an accepted set-up leaves them: without the cards it leaves out, and before any card
/// is randomly set aside.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
