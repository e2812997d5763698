// Turns and rounds: who starts, what begins and ends when.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/tiebreak.h"

namespace lk::rules::halfwish {

/// What both have that decides a game.
std::array<Score, 2> scoresOf(const State& state);
/// Who would win if the game ended now.
Decision standing(const State& state);

inline void enter(Changes& changes, Phase phase) {
  changes.phase(static_cast<std::uint8_t>(phase));
}

/// Begins the first turn of the game.
void beginGame(Changes& changes, Seat starter);
/// Ends the turn, and with it the round or the game.
void endTurn(Changes& changes);
void beginRound(Changes& changes);

/// The row of accepted parleys ends, if there is one.
void breakParleyRow(Changes& changes);

/// Takes Exposed and Toughness away from both.
void endStacks(Changes& changes);

/// How many actions the turn asks of each player.
int actionsNow(const State& state);

/// Whether the running duel is in the given phase of kPowerPhases.
bool inDuelPhase(const State& state, int phase);

}  // namespace lk::rules::halfwish
