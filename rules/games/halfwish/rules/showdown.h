// The showdown: actions are turned up; the outcome is recalculated after every power and then applied.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/rules/rulings.h"

namespace lk::rules::halfwish {

Ruling judgeReveal(Changes& changes, const Move& move, const CardBook& cards);

/// Returns actions to the hand after the turn's number of actions changed: players with too many or too few
/// commit anew.
void takeBackMiscounted(Changes& changes);

/// Returns whether a player still owes the actions of this duel.
bool owesActions(const State& state, Seat seat);

/// Starts the effects of actions on being turned up: turn player first, place 1 before 2.
void beginReveals(Changes& changes, const CardBook& cards);

/// Returns a question of the rules that must be answered before the clashes can be resolved, if any.
std::optional<Asked> askedByClashes(const State& state, const CardBook& cards);

/// Reports the duel's current outcome as numbers; changes nothing.
void workOut(Changes& changes, const CardBook& cards);
/// The same for the prompts: damage and role points of both players.
struct Outlook {
  std::array<int, 2> damage{};
  std::array<int, 2> points{};
};
Outlook outlook(const State& state, const CardBook& cards);

/// Applies the combat damage and starts the effects of the actions.
void applyCombat(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::halfwish
