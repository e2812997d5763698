// The house: a player for every game, who plays what a search finds best; see search.h.
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
