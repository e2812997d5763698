// The showdown: actions turned up, the outcome worked out after every power, then applied.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/rulings.h"

namespace lk::rules::halfwish {

Ruling judgeReveal(Changes& changes, const Move& move, const CardBook& cards);

/// Once the turn asks for another number of actions, whoever turned up too many or too few commits anew.
void takeBackMiscounted(Changes& changes);

/// Whether a player still owes the actions of this duel.
bool owesActions(const State& state, Seat seat);

/// Puts what the actions do on being turned up under way, turn player first, place 1 before 2.
void beginReveals(Changes& changes, const CardBook& cards);

/// A question of the rules that must be answered before the clashes can be worked out, if one comes up.
std::optional<Asked> askedByClashes(const State& state, const CardBook& cards);

/// What the duel would come to now, as numbers: nothing changes.
void workOut(Changes& changes, const CardBook& cards);
/// The same as an outlook for the prompts: damage and role points of both.
struct Outlook {
  std::array<int, 2> damage{};
  std::array<int, 2> points{};
};
Outlook outlook(const State& state, const CardBook& cards);

/// Applies the combat damage and puts the effects of the actions under way.
void applyCombat(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::halfwish
