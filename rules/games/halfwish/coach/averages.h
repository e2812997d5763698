// What a commitment brings on average against cards and dice nobody has seen.
#pragma once

#include "rules/games/halfwish/coach/commitments.h"
#include "rules/games/halfwish/lone_duel.h"

namespace lk::rules::halfwish {

/// Exact means over the opponent's commitments and dice. Damage is what a seat takes, in full; the last four
/// are chances.
struct Average {
  Actions actions{};
  double points = 0, opponentPoints = 0;
  double damage = 0, opponentDamage = 0;
  double win = 0, tie = 0;
  double knockedOut = 0, opponentKnockedOut = 0;  // first to reach 0 health

  /// Net points, with the value of health in.
  [[nodiscard]] double net(double healthValue) const {
    return points - opponentPoints + healthValue * (opponentDamage - damage);
  }
};

/// The duel of the situation with these actions and dice; the learner is seat A.
LoneOutcome fightOut(const Situation& situation, const Actions& own, int dv, const Actions& opponents,
                     int opponentDv, const CardBook& cards);

/// One for each commitment of the hand, the best first by `net`.
std::vector<Average> averages(const Situation& situation, const CardBook& cards);

}  // namespace lk::rules::halfwish
