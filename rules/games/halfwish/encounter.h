// Before the duel: dice, discards, the choice of duel, scout or parley, the answer, keeping dice.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

Ruling judgeRoll(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeDiscard(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeChoose(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeAnswer(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeKeep(Changes& changes, const Event& event, const CardBook& cards);
/// Ends a turn that an accepted scout left open.
Ruling judgePass(Changes& changes, const Event& event, const CardBook& cards);

/// Whether an accepted parley now would bring a point, and to whom: none when points are level.
struct ParleyPoint {
  bool due = false;
  std::optional<Seat> seat;
};
ParleyPoint parleyPoint(const State& state);

/// The cards of an event's "cards", or the refusal of the first one that is no action of this game.
struct NamedActions {
  std::vector<CardId> cards;
  std::optional<Ruling> refused;
};
NamedActions actionsNamed(const Event& event, const CardBook& cards);

}  // namespace lk::rules::halfwish
