// The course of a night: turns, rounds, who starts, what ends when, and which questions are open.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/tiebreak.h"

namespace lk::rules::halfwish {

/// Who would win if the game ended now.
Decision standing(const State& state);

inline void enter(Changes& changes, Phase phase) {
  changes.phase(static_cast<std::uint8_t>(phase));
}

/// Begins the first turn of the game.
void beginGame(Changes& changes, Seat starter);

/// The row of accepted parleys ends, if there is one.
void breakParleyRow(Changes& changes);

/// Takes Exposed and Toughness away from both.
void endStacks(Changes& changes);

/// Takes the night as far as it goes without an answer from people, settles the result and asks what is open.
/// To be called once after every accepted event.
void advance(Changes& changes);

/// How many actions each player commits this turn.
int actionsNow(const State& state);

/// Questions that follow from the state; empty once the game is over.
std::vector<Question> openQuestions(const State& state);

}  // namespace lk::rules::halfwish
