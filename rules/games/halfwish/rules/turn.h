// Turns and rounds: who starts, and what begins and ends when.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/tiebreak.h"

namespace lk::rules::halfwish {

/// Returns the numbers of both players that decide a game.
std::array<Score, 2> scoresOf(const State& state);
/// Returns who would win if the game ended now.
Decision standing(const State& state);

inline void enter(Changes& changes, Phase phase) {
  changes.phase(static_cast<std::uint8_t>(phase));
}

/// Begins the first turn of the game.
void beginGame(Changes& changes, Seat starter);
/// Ends the turn, and the round or the game if it was the last one.
void endTurn(Changes& changes);
void beginRound(Changes& changes);

/// Ends the series of accepted parleys, if there is one.
void breakParleyRow(Changes& changes);

/// Removes Exposed and Toughness from both players.
void endStacks(Changes& changes);

/// Returns how many actions the turn requires of each player.
int actionsNow(const State& state);

/// Returns whether a duel is running and in that phase.
bool inDuelPhase(const State& state, PowerPhase phase);

}  // namespace lk::rules::halfwish
