// The house: a player for every game, by information-set Monte Carlo tree search. Each round it imagines a
// position that its seat cannot tell from the real one, walks the tree of what seats know, adds one choice,
// plays on at random for a while, and counts what came of it for every seat that chose.
//
// Moves come from the game's random answers, not from the form of a move: composing asks the judge about the
// values of each field, 13 microseconds a step and several steps a move, where a random answer takes about
// one. Both give legal events of the same tables.
#pragma once

#include <string_view>

#include "rules/player/mind.h"

namespace lk::rules {

/// How well the house plays. `gentle` plays plain moves: it thinks little and often takes a good move in
/// place of the best.
enum class Level : std::uint8_t { gentle, even, strong };

inline constexpr std::string_view kLevelNames[] = {"gentle", "even", "strong"};

/// What a level is.
struct LevelSpec {
  int milliseconds = 50;  // to think about a move
  double noise = 0;       // 0: the best move; 1: each move by how often the search tried it
};
LevelSpec specOf(Level level);

/// `game` must outlive it. `noise` is that of a level, 0 or more.
std::unique_ptr<Mind> houseMind(const PlayableGame& game, double noise = 0);

}  // namespace lk::rules
