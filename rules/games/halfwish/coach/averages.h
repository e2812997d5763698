// What a commitment yields on average against unseen cards and dice.
#pragma once

#include "rules/games/halfwish/coach/commitments.h"
#include "rules/games/halfwish/coach/lone_duel.h"

namespace lk::rules::halfwish {

/// Exact means over the opponent's commitments and dice. Damage is what a seat takes, in full. The last four
/// are probabilities.
struct Average {
  Actions actions{};
  double points = 0, opponentPoints = 0;
  double damage = 0, opponentDamage = 0;
  double win = 0, tie = 0;
  double knockedOut = 0, opponentKnockedOut = 0;  // is first to reach 0 health

  /// Returns net points, including the value of health.
  [[nodiscard]] double net(double healthValue) const {
    return points - opponentPoints + healthValue * (opponentDamage - damage);
  }
};

/// Fights the situation's duel with these actions and dice. The learner is seat A.
LoneOutcome fightOut(const Situation& situation, const Actions& own, int dv, const Actions& opponents,
                     int opponentDv, const CardBook& cards);

/// Returns one average per commitment of the hand, sorted by `net`, best first.
std::vector<Average> averages(const Situation& situation, const CardBook& cards);

}  // namespace lk::rules::halfwish
