// The rating system Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013).
#pragma once

#include <span>

namespace lk::league {

/// How strong a player is, how sure that is (a standard deviation), and how steady the results are.
struct Rating {
  double value = 1500;
  double deviation = 350;
  double volatility = 0.06;
};

/// A game of a rating period: the opponent as rated before it, and 1 for a win, 1/2 for a draw, 0 for a loss.
struct RatedGame {
  Rating opponent;
  double score = 0;
};

/// Restrains how fast the volatility changes; Glickman advises 0.3 to 1.2.
inline constexpr double kSystemConstant = 0.5;

/// The rating after a period with these games; without games only the deviation grows, to 350 at most.
Rating ratedAfter(const Rating& before, std::span<const RatedGame> games);

/// How often the first is expected to beat the second, 0 to 1.
double expectedScore(const Rating& first, const Rating& second);

}  // namespace lk::league
