// The duel as a zero-sum game in which each player knows only their own dice.
#pragma once

#include "rules/games/halfwish/coach/averages.h"

namespace lk::rules::halfwish {

/// Types are the dice values; a pure strategy is a commitment. The opponent is assumed to choose from
/// everything that can still be held. This is cautious rather than optimistic.
struct HiddenDice {
  std::vector<DiceChance> ownDice;       // 2 to 12: the opponent does not know the value
  std::vector<DiceChance> opponentDice;  // the same, or the single known value
  std::vector<Actions> rows;             // the learner's choices
  std::vector<Actions> columns;          // the opponent's choices
  std::vector<double> payoffs;           // for the learner; indexed by own dice, opponent's dice, row, column

  [[nodiscard]] double payoff(std::size_t own, std::size_t opponent, std::size_t row,
                              std::size_t column) const {
    return payoffs[((own * opponentDice.size() + opponent) * rows.size() + row) * columns.size() + column];
  }
};

/// Payoffs are net points plus health at the situation's value. A knockout counts as kKnockout instead.
inline constexpr double kKnockout = 9;
HiddenDice hiddenDice(const Situation& situation, const CardBook& cards);

}  // namespace lk::rules::halfwish
