// The Glicko-2 rating system (Mark E. Glickman, "Example of the Glicko-2 system", 2013).
#pragma once

#include <span>

namespace lk::league {

/// A player's strength, its uncertainty (a standard deviation), and how steady the results are.
struct Rating {
  double value = 1500;
  double deviation = 350;
  double volatility = 0.06;
};

/// A game of a rating period: the opponent's rating before it, and the score: 1 for a win, 1/2 for a draw, 0
/// for a loss.
struct RatedGame {
  Rating opponent;
  double score = 0;
};

/// Limits how fast the volatility changes; Glickman recommends 0.3 to 1.2.
inline constexpr double kSystemConstant = 0.5;

/// Returns the rating after a period with these games. Without games only the deviation grows, up to 350.
Rating ratedAfter(const Rating& before, std::span<const RatedGame> games);

/// Returns the expected score of the first player against the second, 0 to 1.
double expectedScore(const Rating& first, const Rating& second);

}  // namespace lk::league
