// The duel as a zero-sum game in which each player knows only the own dice.
#pragma once

#include "rules/games/halfwish/coach/averages.h"

namespace lk::rules::halfwish {

/// Types are the dice values; a pure choice is a commitment. The opponent is taken to choose from everything
/// that can still be held: careful, not hopeful.
struct HiddenDice {
  std::vector<DiceChance> ownDice;       // 2 to 12: the opponent does not know which
  std::vector<DiceChance> opponentDice;  // the same, or the one value that is known
  std::vector<Actions> rows;             // the learner's choices
  std::vector<Actions> columns;          // the opponent's
  std::vector<double> payoffs;           // to the learner; own dice, opponent's dice, row, column

  [[nodiscard]] double payoff(std::size_t own, std::size_t opponent, std::size_t row,
                              std::size_t column) const {
    return payoffs[((own * opponentDice.size() + opponent) * rows.size() + row) * columns.size() + column];
  }
};

/// Payoffs are net points and health at the situation's value; a knockout counts as kKnockout instead.
inline constexpr double kKnockout = 9;
HiddenDice hiddenDice(const Situation& situation, const CardBook& cards);

}  // namespace lk::rules::halfwish
